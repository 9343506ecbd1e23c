import type { ClientDirective } from 'astro';
import { SETTLED } from '../model/page-events.ts';

/**
 * `client:settled`: an island of the first screen wakes when the page itself has come to rest, or at once when somebody comes
 * near it. What is pressed before it is awake is pressed again then.
 */
const settledDirective: ClientDirective = (load, _options, island) => {
  const asleep = new AbortController();
  const drowsy = new AbortController();
  let pressed: HTMLElement | null | undefined;
  const wake = async () => {
    asleep.abort();
    const hydrate = await load();
    await hydrate();
    drowsy.abort();
    pressed?.click();
  };
  addEventListener(SETTLED, wake, asleep);
  for (const sign of ['pointerover', 'focusin']) island.addEventListener(sign, wake, asleep);
  const note = ({ target }: Event) => {
    pressed = (target as Element).closest('button');
  };
  island.addEventListener('click', note, drowsy);
};

export default settledDirective;
