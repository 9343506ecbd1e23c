import type { ViteDevServer } from 'vite';
import { ANSWER, type Answer, ASK, type Ask, CHANGED, PROGRESS } from '../messages.ts';
import { answersFor } from './answers.ts';
import { PictureUploads } from './own-pictures.ts';
import { EditRefused } from './refused.ts';
import { ClaimsQuoted, EditConflict, EditSession } from './session.ts';

const CHANGING = new Set([
  'apply',
  'newPage',
  'renamePage',
  'removePage',
  'undo',
  'compared',
  'saveVersion',
  'picture',
  'pictureBack',
]);

function refusalOf(id: number, error: unknown): Answer {
  if (error instanceof EditConflict)
    return { id, ok: false, refused: error.message, conflict: { yours: error.yours, theirs: error.theirs } };
  if (error instanceof ClaimsQuoted) return { id, ok: false, refused: error.message, claims: error.claims };
  if (error instanceof EditRefused) return { id, ok: false, refused: error.message };
  console.error(error);
  return { id, ok: false, refused: `The editor failed: ${(error as Error).message}. Nothing was saved.` };
}

/** Answers requests over Vite's websocket, which accepts only clients with the host and the token of this server. */
export function listen(server: ViteDevServer, root: string): void {
  const { hot } = server.environments.client;
  const session = new EditSession(root);
  const answers = answersFor(session, new PictureUploads(session, (text) => hot.send(PROGRESS, { text })));
  // In sequence, so that no edit reads a file that another one is about to write.
  let queue: Promise<void> = Promise.resolve();
  hot.on(ASK, ({ id, name, ask }: Ask, client) => {
    queue = queue.then(async () => {
      let answer: Answer;
      try {
        const respond = Object.hasOwn(answers, name) ? (answers[name] as (ask: unknown) => unknown) : undefined;
        if (!respond) throw new EditRefused(`The editor knows no request '${String(name)}'.`);
        answer = { id, ok: true, answer: (await respond(ask ?? {})) ?? null };
      } catch (error) {
        answer = refusalOf(id, error);
      }
      client.send(ANSWER, answer);
      if (answer.ok && CHANGING.has(name)) hot.send(CHANGED, {});
    });
  });
}
