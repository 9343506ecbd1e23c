import type { ClientDirective } from 'astro';

/** Astro only logs a chunk that fails to load: an island that keeps its `ssr` attribute has not been hydrated. */
export async function hydrateIsland(load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<boolean> {
  const hydrate = await load();
  await hydrate();
  return !island.hasAttribute('ssr');
}
