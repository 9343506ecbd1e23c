const NAME = 'plate';
const LEAD = 'img[fetchpriority="high"]';

const nameOf = (picture: HTMLElement | null | undefined, name: string) => {
  if (picture) picture.style.viewTransitionName = name;
};

/**
 * The plate of a card becomes the plate of the page it opens. styles/base.css sets the view-transition-name on the lead picture of every
 * page; on navigation the old page moves the name to the picture beside the followed link, if there is one.
 * Browsers without cross-document transitions never fire the event.
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
  // A page from the back/forward cache still has the moved name.
  addEventListener('pageshow', () => {
    nameOf(chosen, '');
    nameOf(lead, '');
    chosen = undefined;
  });
}
