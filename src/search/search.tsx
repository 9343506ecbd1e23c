import { hydrateRoot } from 'react-dom/client';
import { pagePrefix } from '../model/page-prefix.ts';
import { SEARCH_TEXTS_URL } from '../model/search-urls.ts';
import type { Strings } from '../model/strings.ts';
import { fetchJson } from './fetch-json.ts';
import { SearchSheet } from './SearchSheet.tsx';
import type { SearchStore } from './search-store.ts';
import type { IndexedTexts } from './types.ts';

interface OpenIndex {
  strings: Strings['search'];
  store: SearchStore;
}

/** Hydrates the dialog with what was typed meanwhile, then loads the long texts. */
export function hydrateSearch(dialog: HTMLDialogElement, field: HTMLInputElement, { strings, store }: OpenIndex) {
  hydrateRoot(dialog, <SearchSheet strings={strings} store={store} typed={field.value} close={() => dialog.close()} />);
  store.complete(fetchJson<IndexedTexts>(pagePrefix() + SEARCH_TEXTS_URL));
}
