import index from 'virtual:search-index';
import { createEngine } from './engine.ts';
import { createSearchStore } from './search-store.ts';

/** The first file of the index, opened as soon as it is there: React, four times as heavy, is still on its way then. */
export const store = createSearchStore(createEngine(index), index.suggestions);
export const { strings } = index;
