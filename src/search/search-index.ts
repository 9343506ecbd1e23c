import { createEngine } from './engine.ts';
import { createSearchStore } from './search-store.ts';
import type { SearchIndex } from './types.ts';

/** Builds the engine from the first file of the index, while React is still loading. */
export const openIndex = (index: SearchIndex) => ({
  store: createSearchStore(createEngine(index), index.suggestions),
  strings: index.strings,
});
