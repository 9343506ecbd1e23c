import type { Message } from './message-links.ts';

/** The URL and format of the form's endpoint: content/en/site/company.yaml, form. */
export interface FormEndpoint {
  url: string;
  format: 'form' | 'json';
}

/** A field that is hidden from people and filled in by bots. */
export const HONEYPOT = 'website';

const TRIES = 2;
const TIMEOUT_MS = 15_000;

const bodyOf = (message: Message, format: FormEndpoint['format']) =>
  format === 'json'
    ? { body: JSON.stringify(message), type: 'application/json' }
    : { body: new URLSearchParams({ ...message }).toString(), type: 'application/x-www-form-urlencoded' };

/** Posts the message, and retries once after a network or server error; false if it was not accepted. */
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
      // A rejected message would be rejected again.
      if (answer.status < 500) return false;
    } catch {
      // No response, so it is tried once more.
    }
  }
  return false;
}
