import { DIALOG_ID, FIELD_ID } from './ids.ts';

/** React, the sheet and the index, fetched together, and only when search is first wanted. */
const load = () => Promise.all([import('./search.tsx'), import('./search-index.ts')]);

/** The search buttons, the shortcuts, and the dialog's way in and out: all over finished HTML. What is found in it is drawn by what `load` brings. */
export function search() {
  const dialog = document.getElementById(DIALOG_ID) as HTMLDialogElement | null;
  const field = document.getElementById(FIELD_ID) as HTMLInputElement | null;
  if (!dialog || !field) return;
  let wanted: ReturnType<typeof load> | undefined;
  let opened = false;
  const want = () => {
    wanted ??= load();
    return wanted;
  };

  const open = (words?: string) => {
    // At once, so that no letter typed meanwhile is lost.
    if (!dialog.open) dialog.showModal();
    if (words) field.value = words;
    // What was typed last time is kept, and selected, so that typing replaces it.
    field.select();
    // Without the index, the plain list of every page is the next best thing.
    if (!opened)
      want().then(
        ([{ wake }, known]) => wake(dialog, field, known),
        () => location.assign('/search'),
      );
    opened = true;
  };

  for (const link of document.links as HTMLCollectionOf<HTMLAnchorElement>) {
    if (link.dataset.search === undefined) continue;
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
    link.setAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    for (const early of ['pointerenter', 'focus']) link.addEventListener(early, () => want().catch(() => {}));
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
    // A click on the veil reaches the dialog itself.
    if (target === dialog || target.closest('[data-close-search]')) dialog.close();
  });
  // /search?q=… opens with its results: browsers and search engines send people there.
  const query = location.pathname === '/search' && new URLSearchParams(location.search).get('q');
  if (query) open(query);
}
