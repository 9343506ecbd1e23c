/** Where people ask. */
export const CONTACT_PATH = '/innovation/contactus';

/** The form on that page. */
export const FORM_ANCHOR = '#about';

const MARK = `${FORM_ANCHOR}=`;

/** 'Energy' and 'Ask us to replay one cloudy day' → 'Energy. Ask us to replay one cloudy day.' */
const sentences = (...parts: string[]) => parts.map((part) => part.replace(/[.?]?$/, (end) => end || '.')).join(' ');

/**
 * Every link to the contact page says which page it stands on and what it promised, behind the #: nothing of it is sent, and
 * without script it is a link like any other.
 */
export function withSubject<T>(content: T, name: string): T {
  if (Array.isArray(content)) return content.map((item) => withSubject(item, name)) as T;
  if (content === null || typeof content !== 'object') return content;
  const copy = Object.entries(content).map(([key, value]) => [key, withSubject(value, name)]);
  const { to, label } = content as { to?: unknown; label?: unknown };
  if (to === CONTACT_PATH && typeof label === 'string')
    copy.push(['to', `${to}${MARK}${encodeURIComponent(sentences(name, label))}`]);
  return Object.fromEntries(copy);
}

/** What a visitor came to ask about; '' where the address does not say. */
export function subjectIn(hash: string): string {
  if (!hash.startsWith(MARK)) return '';
  try {
    return decodeURIComponent(hash.slice(MARK.length));
  } catch {
    // Somebody has cut the address short.
    return '';
  }
}
