export interface Message {
  name: string;
  email: string;
  message: string;
}

/** Windows does not pass longer URLs to a mail program. */
export const LONGEST_URL = 2000;
const LONGEST_SUBJECT = 120;
/** Long enough for any name and any email address. */
const LONGEST_SIGNATURE_LINE = 100;
const CUT = ' …';

const encode = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));

/** The text encoded for a URL, truncated to at most `most` characters. */
function encodeWithin(text: string, most: number): string {
  const whole = text.length <= most ? encode(text) : undefined;
  if (whole !== undefined && whole.length <= most) return whole;
  let encoded = '';
  for (const letter of text.slice(0, most).toWellFormed()) {
    const longer = encoded + encode(letter);
    if (longer.length + encode(CUT).length > most) break;
    encoded = longer;
  }
  return encoded + encode(CUT);
}

/** The signed message as the encoded end of a URL that starts with `start`; the signature is never truncated. */
function withText(start: string, { name, email, message }: Message): string {
  const signature = [name, email].filter(Boolean).map((line) => line.slice(0, LONGEST_SIGNATURE_LINE));
  const end = encode([message && '\n\n', signature.join('\n')].join('').replace(/\n\n$/, ''));
  return start + encodeWithin(message, LONGEST_URL - start.length - end.length) + end;
}

const isEmpty = ({ name, email, message }: Message) => !name && !email && !message;

export function mailtoUrl(address: string, input: Message): string {
  if (isEmpty(input)) return `mailto:${address}`;
  const [firstLine = ''] = input.message.slice(0, LONGEST_SUBJECT).split('\n');
  return withText(`mailto:${address}?subject=${encode(firstLine)}&body=`, input);
}

/** `number` is + and digits. */
export function whatsappUrl(number: string, input: Message): string {
  const address = `https://wa.me/${number.replace('+', '')}`;
  return isEmpty(input) ? address : withText(`${address}?text=`, input);
}
