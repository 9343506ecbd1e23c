/** How far ahead of the screen an instrument is hydrated, so that it answers the first touch. */
const NEAR = '200px';
const FIRST_TOUCH = ['pointerdown', 'focusin', 'input'];

/** Hydrates an instrument. If its script cannot be fetched, its values stand in words, and the next touch tries again. */
async function hydrate(place: HTMLElement) {
  try {
    const { hydrateInstrument } = await import('../instruments/hydrate.tsx');
    await hydrateInstrument(place);
    delete place.dataset.failed;
  } catch (error) {
    place.dataset.failed = '';
    onFirstTouch(place);
    throw error;
  }
}

function onFirstTouch(place: HTMLElement) {
  const run = () => {
    for (const event of FIRST_TOUCH) place.removeEventListener(event, run);
    hydrate(place);
  };
  for (const event of FIRST_TOUCH) place.addEventListener(event, run);
}

/** Scrolls to the model whose dials the address names: `#missing=45&dried=4`. */
function showLinkedCase() {
  const model = document.querySelector<HTMLElement>('[data-explorable]');
  const dials = model?.dataset.explorable?.split(' ') ?? [];
  const settings = new URLSearchParams(location.hash.slice(1));
  if (dials.some((name) => settings.has(name))) model?.scrollIntoView();
}

/** Hydrates each instrument when it comes near; where the reader saves data, when it is first touched. */
export function instruments() {
  if (location.hash.includes('=')) showLinkedCase();
  const places = document.querySelectorAll<HTMLElement>('[data-instrument]');
  if (!places.length) return;
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
    for (const place of places) onFirstTouch(place);
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
