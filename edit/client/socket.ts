import {
  ANSWER,
  type Answer,
  ASK,
  CHANGED,
  PROGRESS,
  type QuotedClaim,
  type RequestName,
  type Requests,
} from '../messages.ts';

/** The server rejected the request, with the reason in a sentence. */
export class Refused extends Error {
  readonly conflict: { yours: unknown; theirs: unknown } | undefined;
  readonly claims: QuotedClaim[] | undefined;
  constructor({ refused, conflict, claims }: Extract<Answer, { ok: false }>) {
    super(refused);
    this.conflict = conflict;
    this.claims = claims;
  }
}

const hot = import.meta.hot;
const waiting = new Map<number, (answer: Answer) => void>();
let last = 0;

hot?.on(ANSWER, (answer: Answer) => {
  waiting.get(answer.id)?.(answer);
  waiting.delete(answer.id);
});

/** Sends a request to the editing server. */
export function ask<N extends RequestName>(name: N, what: Requests[N]['ask']): Promise<Requests[N]['answer']> {
  const id = ++last;
  return new Promise((done, fail) => {
    waiting.set(id, (answer) => (answer.ok ? done(answer.answer as Requests[N]['answer']) : fail(new Refused(answer))));
    hot?.send(ASK, { id, name, ask: what });
  });
}

function listen<T>(event: string, then: (data: T) => void): () => void {
  // Not awaited: Vite waits for a listener before it reads the next message, which may be the response that the listener waits for.
  const heard = (data: T) => {
    then(data);
  };
  hot?.on(event, heard);
  return () => hot?.off(event, heard);
}
/** Called after a save in any window. */
export const onChanged = (then: () => void) => listen(CHANGED, then);
export const onProgress = (then: (text: string) => void) =>
  listen<{ text: string }>(PROGRESS, ({ text }) => then(text));
/** Called just before the page reloads. */
export const onReload = (then: () => void) => listen('vite:beforeFullReload', then);
