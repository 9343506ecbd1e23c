import { hydrateWithRetry } from '../model/hydrate-with-retry.ts';

/** The class of the root while there is a brief on this device: set before the first paint, in document/before-paint.ts. */
const root = document.documentElement;

/** The buttons that add to the brief, and its count in the header. Their code is loaded when a button is used or a brief exists. */
export function brief() {
  const starts = [...document.querySelectorAll<HTMLElement>('[data-brief]')].map((section) =>
    hydrateWithRetry(section, async () => {
      (await import('./buttons.ts')).briefButtons(section);
      return true;
    }),
  );
  const showBrief = () => {
    import('./count.ts').then(({ showCount }) => showCount());
    for (const start of starts) start();
  };
  if (root.classList.contains('has-brief')) showBrief();
  else addEventListener('storage', ({ key }) => key === 'brief' && showBrief());
}
