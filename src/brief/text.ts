import { type Brief, groupsOf } from './brief.ts';
import { HEAD_FIELDS } from './head-fields.ts';

/** Windows and older mail programs cut longer addresses. */
export const LONGEST_MAILTO = 1600;
export const LONGEST_MESSAGE = 2000;
const CUT = ' …';

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
const afterQuestion = (question: string) => (/[\p{P}]$/u.test(question) ? question : `${question}:`);

/** The brief as plain text, a line for each question. */
export function textOf(brief: Brief, notAnswered: string): string {
  const head = HEAD_FIELDS.map((field) => brief.head[field])
    .filter(Boolean)
    .join(', ');
  const groups = groupsOf(brief).map(({ name, rows }) =>
    [
      ...(name ? [name] : []),
      ...rows.map(({ question, answer }) => `- ${afterQuestion(oneLine(question))} ${oneLine(answer) || notAnswered}`),
    ].join('\n'),
  );
  return [head, ...groups].filter(Boolean).join('\n\n');
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));

/** Truncates the text to at most `most` encoded characters. */
function encodeWithin(text: string, most: number): string {
  const whole = text.length <= most ? encode(text) : undefined;
  if (whole !== undefined && whole.length <= most) return whole;
  const room = most - encode(CUT).length;
  let encoded = '';
  for (const letter of text.slice(0, most).toWellFormed()) {
    const longer = encoded + encode(letter);
    if (longer.length > room) break;
    encoded = longer;
  }
  return encoded + encode(CUT);
}

export interface Outgoing {
  subject: string;
  /** Shortened if there is not enough room. */
  summary: string;
  /** Never shortened: the link, or that the file should be attached. */
  end: string;
}

function within(start: string, most: number, { summary, end }: Outgoing): string {
  const last = encode(`\n\n${end}`);
  return start + encodeWithin(summary, most - start.length - last.length) + last;
}

/** A mailto link without a recipient, for the reader's mail program. */
export const mailtoUrl = (mail: Outgoing) =>
  within(`mailto:?subject=${encodeWithin(mail.subject, 200)}&body=`, LONGEST_MAILTO, mail);
export const whatsappUrl = (message: Outgoing) => within('https://wa.me/?text=', LONGEST_MESSAGE, message);
