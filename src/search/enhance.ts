import { pagePrefix } from '../model/page-prefix.ts';
import { SEARCH_INDEX_URL } from '../model/search-urls.ts';
import { fetchJson } from './fetch-json.ts';
import { DIALOG_ID, FIELD_ID } from './ids.ts';
import type { SearchIndex } from './types.ts';

/** Loads React, the dialog's component and the index in parallel, when search is first used. */
const load = () =>
  Promise.all([
    import('./search.tsx'),
    Promise.all([import('./search-index.ts'), fetchJson<SearchIndex>(pagePrefix() + SEARCH_INDEX_URL)]).then(
      ([{ openIndex }, index]) => openIndex(index),
    ),
  ]);

/** Adds buttons, shortcuts, opening and closing to the static HTML of the dialog; React is loaded when search is first used. */
export function search() {
  const dialog = document.getElementById(DIALOG_ID) as HTMLDialogElement | null;
  const field = document.getElementById(FIELD_ID) as HTMLInputElement | null;
  if (!dialog || !field) return;
  let loading: ReturnType<typeof load> | undefined;
  let hydrated = false;
  const loadOnce = () => {
    // A failed load is forgotten, so that the next use tries again.
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const open = (words?: string) => {
    // Opened before anything is loaded, so that no typed letter is lost.
    if (!dialog.open) dialog.showModal();
    if (words) field.value = words;
    // The last query is kept and selected, so that typing replaces it.
    field.select();
    if (hydrated) return;
    loadOnce().then(
      ([{ hydrateSearch }, index]) => {
        if (!hydrated) hydrateSearch(dialog, field, index);
        hydrated = true;
      },
      // The page with the list of every page works without the index.
      () => location.assign(pagePrefix() || '/search'),
    );
  };

  for (const link of document.links as HTMLCollectionOf<HTMLAnchorElement>) {
    if (link.dataset.search === undefined) continue;
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
    link.setAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    for (const early of ['pointerenter', 'focus']) link.addEventListener(early, () => loadOnce().catch(() => {}));
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open();
    });
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      open();
    });
  }
  addEventListener('keydown', (event) => {
    const chord =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
    if (!chord) return;
    event.preventDefault();
    open();
  });
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    // A click on the backdrop has the dialog itself as its target.
    if (target === dialog || target.closest('[data-close-search]')) dialog.close();
  });
  // Browsers and search engines link to /search?q=…, which opens with its results.
  const query = location.pathname === '/search' && new URLSearchParams(location.search).get('q');
  if (query) open(query);
}
