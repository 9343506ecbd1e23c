export const CONTACT_PATH = '/innovation/contactus';
/** The contact page in any language. */
const isContact = (to: unknown) => typeof to === 'string' && /^(\/[a-z]{2,3})?\/innovation\/contactus$/.test(to);

/** The form on that page. */
export const FORM_ANCHOR = '#about';

const MARK = `${FORM_ANCHOR}=`;

/** 'Energy' and 'Ask us to replay one cloudy day' → 'Energy. Ask us to replay one cloudy day.' */
const sentences = (...parts: string[]) => parts.map((part) => part.replace(/[.?।]?$/, (end) => end || '.')).join(' ');

/**
 * Adds the page's name and the link's label to every link to the contact page, in the hash: the server does not get it, and
 * without script the link works as usual.
 */
export function withSubject<T>(content: T, name: string): T {
  if (Array.isArray(content)) return content.map((item) => withSubject(item, name)) as T;
  if (content === null || typeof content !== 'object') return content;
  const copy = Object.entries(content).map(([key, value]) => [key, withSubject(value, name)]);
  const { to, label } = content as { to?: unknown; label?: unknown };
  if (isContact(to) && typeof label === 'string')
    copy.push(['to', `${to}${MARK}${encodeURIComponent(sentences(name, label))}`]);
  return Object.fromEntries(copy);
}

/** The subject in the hash, or ''. */
export function subjectIn(hash: string): string {
  if (!hash.startsWith(MARK)) return '';
  try {
    return decodeURIComponent(hash.slice(MARK.length));
  } catch {
    // The hash was truncated.
    return '';
  }
}
