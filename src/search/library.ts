import { createEngine, type Engine } from './engine.ts';
import type { SearchIndex } from './types.ts';

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
}

/** In the finished HTML, and until the index has been fetched. */
export const NO_LIBRARY: Library = { subscribe: () => () => {}, shelf: () => undefined };

export function openLibrary(index: SearchIndex): Library {
  let shelf: Shelf = { engine: createEngine(index), suggestions: index.suggestions, complete: false };
  const followers = new Set<() => void>();
  const settle = () => {
    shelf = { ...shelf, complete: true };
    for (const changed of followers) changed();
  };
  import('./search-texts.ts').then((texts) => shelf.engine.extend(texts.default)).then(settle, settle);
  return {
    subscribe: (changed) => {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    shelf: () => shelf,
  };
}
