import fs from 'node:fs';

export interface KeyStep {
  type: 'keyDown' | 'keyUp';
  value: string;
}

/** A step of W3C input actions, the same in WebDriver and in WebDriver BiDi. */
export type Action =
  | { type: 'key'; id: string; actions: KeyStep[] }
  | {
      type: 'pointer';
      id: string;
      parameters: { pointerType: 'mouse' };
      actions: ({ type: 'pointerMove'; x: number; y: number } | { type: 'pointerDown' | 'pointerUp'; button: 0 })[];
    };

/** The operations of a protocol; everything else is built on them in browser.ts. */
export interface Wire {
  version: string;
  /** Starts a navigation; browser.ts waits for the page. */
  navigate(url: string): Promise<void>;
  /** Evaluates an expression whose value is a string. */
  run(expression: string): Promise<string>;
  act(actions: Action[]): Promise<void>;
  /** Sets the size of the viewport, not of the window around it. */
  resize(width: number, height: number): Promise<void>;
  /** Waits for an alert, accepts it and returns its text. */
  dialog(): Promise<string>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Why it cannot run here, in one sentence, or undefined. */
  missing: string | undefined;
  launch(): Promise<Wire>;
}

export const firstOf = (...files: string[]) => files.find((file) => fs.existsSync(file));

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A loaded machine takes long to start a browser; nothing here measures speed. */
const PATIENCE_MS = 60_000;
const BETWEEN_MS = 50;

/** Retries until there is a result. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error(`Timed out after ${PATIENCE_MS / 1000} s waiting for ${what}.`);
    await pause(BETWEEN_MS);
  }
}
