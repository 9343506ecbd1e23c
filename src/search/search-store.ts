import type { Engine } from './engine.ts';
import type { IndexedTexts, SearchIndex } from './types.ts';

/** What can be found so far. */
export interface Shelf {
  engine: Engine;
  suggestions: SearchIndex['suggestions'];
  /** Whether the long texts are in, or cannot be had. */
  complete: boolean;
}

/** The index as React follows it: answers from its first file at once, and a new shelf when the second has been taken in. */
export interface Library {
  subscribe: (changed: () => void) => () => void;
  shelf: () => Shelf | undefined;
  /** Takes the long texts in when they come. */
  complete: (texts: Promise<IndexedTexts>) => Promise<void>;
}

export function openLibrary(engine: Engine, suggestions: SearchIndex['suggestions']): Library {
  let shelf: Shelf = { engine, suggestions, complete: false };
  const followers = new Set<() => void>();
  const settle = () => {
    shelf = { ...shelf, complete: true };
    for (const changed of followers) changed();
  };
  return {
    subscribe: (changed) => {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    shelf: () => shelf,
    complete: (texts) => texts.then(engine.extend).then(settle, settle),
  };
}
