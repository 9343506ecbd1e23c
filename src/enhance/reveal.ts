import { displayMedia } from '../model/media-override.ts';

/** Marks what comes into view, once. Without script or under reduced motion nothing is ever hidden. */
export function reveal() {
  if (displayMedia('(prefers-reduced-motion: reduce)').matches) return;
  const root = document.documentElement;
  const watcher = new IntersectionObserver(
    (entries) => {
      // What is on the first screen is there already: hiding it now would only make it flicker.
      const first = !root.classList.contains('reveals');
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        // What is not laid out yet has no size.
        const above = boundingClientRect.height > 0 && boundingClientRect.top < innerHeight;
        if (!isIntersecting && !(first && above)) continue;
        const element = target as HTMLElement;
        // A card of a carousel lies inside its place on the track, and says itself which one it is.
        const card = element.dataset.card ?? [...(target.parentElement?.children ?? [])].indexOf(target);
        element.style.setProperty('--card', String(card));
        target.classList.add('seen');
        watcher.unobserve(target);
      }
      root.classList.add('reveals');
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  // The observer measures when the browser does: asking each for its place would lay the page out once more.
  for (const element of document.querySelectorAll('[data-reveal]')) watcher.observe(element);
}
