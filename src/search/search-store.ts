import type { Engine } from './engine.ts';
import type { IndexedTexts, SearchIndex } from './types.ts';

/** The index as far as it is loaded. */
export interface SearchState {
  engine: Engine;
  suggestions: SearchIndex['suggestions'];
  /** Whether the long texts are indexed, or failed to load. */
  complete: boolean;
}

/** An external store for React: usable with the first file of the index, updated when the second is indexed. */
export interface SearchStore {
  subscribe: (listener: () => void) => () => void;
  getState: () => SearchState | undefined;
  /** Indexes the long texts once they are loaded. */
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
