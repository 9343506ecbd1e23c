/** Events that precede the use of an element. */
const INTERACTIONS = ['pointerover', 'focusin', 'click'];

/**
 * Returns a function that hydrates an element once. If its scripts do not load, the element is marked with data-failed, whose
 * styles are those of a page without script, and the next interaction or a new connection tries again. A button that was
 * pressed before the element was hydrated is pressed again afterwards.
 */
export function hydrateWithRetry(element: HTMLElement, hydrate: () => Promise<boolean>): () => Promise<void> {
  let state: 'static' | 'loading' | 'hydrated' = 'static';
  let pressed: HTMLElement | null = null;

  const start = async () => {
    if (state !== 'static') return;
    state = 'loading';
    const hydrated = await hydrate().catch(() => false);
    state = hydrated ? 'hydrated' : 'static';
    element.toggleAttribute('data-failed', !hydrated);
    if (hydrated) {
      stopListening();
      pressed?.click();
    }
    pressed = null;
  };
  const notePress = ({ target }: Event) => {
    pressed = (target as Element).closest('button');
  };
  const stopListening = () => {
    element.removeEventListener('click', notePress);
    for (const interaction of INTERACTIONS) element.removeEventListener(interaction, start);
    removeEventListener('online', start);
  };

  element.addEventListener('click', notePress);
  for (const interaction of INTERACTIONS) element.addEventListener(interaction, start);
  addEventListener('online', start);
  return start;
}
