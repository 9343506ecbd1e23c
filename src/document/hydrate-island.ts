import type { ClientDirective } from 'astro';

/** Astro reports a chunk that does not load and goes on: an island that keeps its `ssr` attribute has not been hydrated. */
export async function hydrateIsland(load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<boolean> {
  const hydrate = await load();
  await hydrate();
  return !island.hasAttribute('ssr');
}
