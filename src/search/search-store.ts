import type { Engine } from './engine.ts';
import type { IndexedTexts, SearchIndex } from './types.ts';

/** What can be found so far. */
export interface SearchState {
  engine: Engine;
  suggestions: SearchIndex['suggestions'];
  /** Whether the long texts are in, or cannot be had. */
  complete: boolean;
}

/** The index as React follows it: answers from its first file at once, and a new state when the second has been taken in. */
export interface SearchStore {
  subscribe: (listener: () => void) => () => void;
  getState: () => SearchState | undefined;
  /** Takes the long texts in when they come. */
  complete: (texts: Promise<IndexedTexts>) => Promise<void>;
}

export function createSearchStore(engine: Engine, suggestions: SearchIndex['suggestions']): SearchStore {
  let state: SearchState = { engine, suggestions, complete: false };
  const listeners = new Set<() => void>();
  const finish = () => {
    state = { ...state, complete: true };
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    complete: (texts) => texts.then(engine.extend).then(finish, finish),
  };
}
