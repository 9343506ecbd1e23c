import type { ClientDirective } from 'astro';
import { hydrateWithRetry } from '../model/hydrate-with-retry.ts';
import { SETTLED } from '../model/page-events.ts';
import { hydrateIsland } from './hydrate-island.ts';

/** `client:settled`: hydrates an island of the first screen when the page has been laid out, or on the first interaction with it. */
const settledDirective: ClientDirective = (load, _options, island) => {
  const hydrate = hydrateWithRetry(island, () => hydrateIsland(load, island));
  addEventListener(SETTLED, hydrate, { once: true });
};

export default settledDirective;
