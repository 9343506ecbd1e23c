import { hydrateRoot } from 'react-dom/client';
import type { Strings } from '../model/strings.ts';
import { SearchSheet } from './SearchSheet.tsx';
import type { SearchStore } from './search-store.ts';

interface Known {
  strings: Strings['search'];
  store: SearchStore;
}

/** Brings the dialog to life, once, with whatever was typed into it meanwhile; then asks for the long texts. */
export function wake(dialog: HTMLDialogElement, field: HTMLInputElement, { strings, store }: Known) {
  hydrateRoot(dialog, <SearchSheet strings={strings} store={store} typed={field.value} close={() => dialog.close()} />);
  store.complete(import('./search-texts.ts').then((texts) => texts.default));
}
