const FIELDS = 'input, textarea, select, [contenteditable]';

/** The library and the index, fetched together, and only when search is first wanted. */
const load = () => Promise.all([import('./search.ts'), import('./search-index.ts')]);

/** The search button, its shortcuts, and the dialog's way in and out. Everything else comes with what `load` brings. */
export function search() {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const input = dialog?.querySelector('input');
  if (!dialog || !input) return;
  let wanted: ReturnType<typeof load> | undefined;
  let attached: Promise<() => void> | undefined;
  const want = () => {
    wanted ??= load();
    return wanted;
  };

  const open = (words?: string) => {
    // At once, so that no letter typed meanwhile is lost.
    if (!dialog.open) dialog.showModal();
    if (words) input.value = words;
    // What was typed last time is kept, and selected, so that typing replaces it.
    input.select();
    attached ??= want().then(([{ attach }, index]) => attach(dialog, index.default));
    // Without the index, the plain list of every page is the next best thing.
    attached.then(
      (show) => show(),
      () => location.assign('/search'),
    );
  };

  for (const link of document.querySelectorAll<HTMLElement>('[data-search]')) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
    link.setAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
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
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!chord && !(slash && !(event.target as Element).closest(`${FIELDS}, dialog`))) return;
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
