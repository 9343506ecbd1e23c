import type { ClientDirective } from 'astro';
import { hydrateWithRetry } from '../model/hydrate-with-retry.ts';
import { hydrateIsland } from './hydrate-island.ts';

/** `client:near`: hydrates an island when it comes within `rootMargin` of the screen, or on the first interaction with it. */
const nearDirective: ClientDirective = (load, { value }, island) => {
  const hydrate = hydrateWithRetry(island, () => hydrateIsland(load, island));
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      hydrate();
    },
    { rootMargin: (value as { rootMargin?: string } | undefined)?.rootMargin },
  );
  // An island itself has no box: `display: contents`.
  for (const child of island.children) observer.observe(child);
};

export default nearDirective;
