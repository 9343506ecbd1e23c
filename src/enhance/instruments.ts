/** How far ahead of the screen an instrument is taken up, so that it answers the first touch. */
const NEAR = '200px';

/** Instruments are hydrated when they come near; where data is saved, when somebody lays a hand on one. */
export function instruments() {
  const places = document.querySelectorAll<HTMLElement>('[data-instrument]');
  if (!places.length) return;
  const hydrate = async (place: HTMLElement) => (await import('../instruments/hydrate.tsx')).hydrateInstrument(place);
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
    for (const place of places) {
      const asleep = new AbortController();
      for (const sign of ['pointerdown', 'focusin', 'input'])
        place.addEventListener(
          sign,
          () => {
            asleep.abort();
            hydrate(place);
          },
          asleep,
        );
    }
    return;
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        hydrate(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  for (const place of places) watcher.observe(place);
}
