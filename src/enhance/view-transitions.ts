const NAME = 'plate';
const LEAD = 'img[fetchpriority="high"]';

const nameOf = (picture: HTMLElement | null | undefined, name: string) => {
  if (picture) picture.style.viewTransitionName = name;
};

/**
 * The plate of a card becomes the plate of the page it opens. styles/base.css names the lead picture of every page; the page
 * that is left takes the name from its own and gives it to the picture beside the link that was followed, if there is one.
 * A browser that knows no transition between pages never asks.
 */
export function viewTransitions() {
  const lead = document.querySelector<HTMLElement>(LEAD);
  let chosen: HTMLElement | null | undefined;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href]');
    chosen = link ? link.closest('li, figure')?.querySelector('img') : undefined;
  });
  addEventListener('pageswap', () => {
    nameOf(lead, 'none');
    nameOf(chosen, NAME);
  });
  // A page that comes back from the cache comes back with what was written on it.
  addEventListener('pageshow', () => {
    nameOf(chosen, '');
    nameOf(lead, '');
    chosen = undefined;
  });
}
