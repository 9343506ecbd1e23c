import { hydrateRoot } from 'react-dom/client';
import type { Strings } from '../model/strings.ts';
import { SearchSheet } from './SearchSheet.tsx';
import type { Library } from './search-store.ts';

interface Known {
  strings: Strings['search'];
  library: Library;
}

/** Brings the dialog to life, once, with whatever was typed into it meanwhile; then asks for the long texts. */
export function wake(dialog: HTMLDialogElement, field: HTMLInputElement, { strings, library }: Known) {
  hydrateRoot(
    dialog,
    <SearchSheet strings={strings} library={library} typed={field.value} close={() => dialog.close()} />,
  );
  library.complete(import('./search-texts.ts').then((texts) => texts.default));
}
