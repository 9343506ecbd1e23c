import { overviewIn, tileName, tilesFor } from './picture.ts';
import type { Looked } from './view.ts';

/** Tells the pictures where somebody looks, and nobody else: the rest of the page is not drawn anew for it. */
export interface TileStore {
  look: (looked: Looked) => void;
  get: () => Looked | undefined;
  watch: (changed: () => void) => () => void;
}

const picturesFor = ({ view, window, ratio }: Looked) =>
  [overviewIn(window, ratio), ...tilesFor(view, window, ratio).map(tileName)].join(' ');

/** Speaks up only where other pictures are wanted than before. */
export function createTileStore(): TileStore {
  let last: Looked | undefined;
  const watchers = new Set<() => void>();
  return {
    look: (looked) => {
      if (last && picturesFor(last) === picturesFor(looked)) return;
      last = looked;
      for (const changed of watchers) changed();
    },
    get: () => last,
    watch: (changed) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
}
