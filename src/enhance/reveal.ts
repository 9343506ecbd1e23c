import { displayMedia } from '../model/media-override.ts';

/** Marks elements when they first come into view. Without script or under reduced motion nothing is hidden. */
export function reveal() {
  if (displayMedia('(prefers-reduced-motion: reduce)').matches) return;
  const root = document.documentElement;
  const watcher = new IntersectionObserver(
    (entries) => {
      // Elements on the first screen are already visible, and hiding them now would make them flicker.
      const first = !root.classList.contains('reveals');
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        // Elements that are not laid out yet have no size.
        const above = boundingClientRect.height > 0 && boundingClientRect.top < innerHeight;
        if (!isIntersecting && !(first && above)) continue;
        const element = target as HTMLElement;
        // A carousel card is nested in its track position, so it has its index in an attribute.
        const card = element.dataset.card ?? [...(target.parentElement?.children ?? [])].indexOf(target);
        element.style.setProperty('--card', String(card));
        target.classList.add('seen');
        watcher.unobserve(target);
      }
      root.classList.add('reveals');
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  // The observer uses the browser's own layout; measuring each element would force another one.
  for (const element of document.querySelectorAll('[data-reveal]')) watcher.observe(element);
}
