import { hydrateWithRetry } from '../model/hydrate-with-retry.ts';

/** How far ahead of the viewport an instrument is hydrated, so that it is ready at the first touch. */
const NEAR = '200px';

/** Scrolls to the model whose dials are in the hash: `#missing=45&dried=4`. */
function showLinkedCase() {
  const model = document.querySelector<HTMLElement>('[data-explorable]');
  const dials = model?.dataset.explorable?.split(' ') ?? [];
  const settings = new URLSearchParams(location.hash.slice(1));
  if (dials.some((name) => settings.has(name))) model?.scrollIntoView();
}

/** Hydrates each instrument when it is near the viewport; under Save-Data at the first interaction with it. */
export function instruments() {
  if (location.hash.includes('=')) showLinkedCase();
  const places = document.querySelectorAll<HTMLElement>('[data-instrument]');
  if (!places.length) return;
  const start = new Map<Element, () => void>(
    [...places].map((place) => [
      place,
      hydrateWithRetry(place, async () => {
        const { hydrateInstrument } = await import('../instruments/hydrate.tsx');
        await hydrateInstrument(place);
        return true;
      }),
    ]),
  );
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        start.get(target)?.();
      }
    },
    { rootMargin: NEAR },
  );
  for (const place of places) watcher.observe(place);
}
