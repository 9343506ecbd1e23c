import type { Message } from './message-links.ts';

/** Where the form posts to, and how: content/en/site/company.yaml, form. */
export interface FormEndpoint {
  url: string;
  format: 'form' | 'json';
}

/** A field that people do not see and programs fill in. */
export const HONEYPOT = 'website';

const TRIES = 2;
const TIMEOUT_MS = 15_000;

const bodyOf = (message: Message, format: FormEndpoint['format']) =>
  format === 'json'
    ? { body: JSON.stringify(message), type: 'application/json' }
    : { body: new URLSearchParams({ ...message }).toString(), type: 'application/x-www-form-urlencoded' };

/** Posts the message, twice if the first try fails on the way or in the server; false where it did not arrive. */
export async function sendMessage({ url, format }: FormEndpoint, message: Message): Promise<boolean> {
  const { body, type } = bodyOf(message, format);
  for (let tried = 0; tried < TRIES; tried++) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': type, Accept: 'application/json' },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.ok) return true;
      // A refused message would be refused again.
      if (answer.status < 500) return false;
    } catch {
      // No answer at all: tried once more.
    }
  }
  return false;
}
