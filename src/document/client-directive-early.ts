import type { ClientDirective } from 'astro';
import { hydrateWithRetry } from '../model/hydrate-with-retry.ts';
import { hydrateIsland } from './hydrate-island.ts';

/** `client:early`: hydrates an island as soon as its scripts have loaded; build/script-tags.ts preloads them. */
const earlyDirective: ClientDirective = (load, _options, island) => {
  hydrateWithRetry(island, () => hydrateIsland(load, island))();
};

export default earlyDirective;
