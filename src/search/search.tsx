import { hydrateRoot } from 'react-dom/client';
import { openLibrary } from './library.ts';
import { SearchSheet } from './SearchSheet.tsx';
import type { SearchIndex } from './types.ts';

/** Brings the dialog to life, once, with whatever was typed into it meanwhile. */
export function wake(dialog: HTMLDialogElement, field: HTMLInputElement, index: SearchIndex) {
  hydrateRoot(
    dialog,
    <SearchSheet
      strings={index.strings}
      library={openLibrary(index)}
      typed={field.value}
      close={() => dialog.close()}
    />,
  );
}
