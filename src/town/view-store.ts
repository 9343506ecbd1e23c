import { overviewIn, tileName, tilesFor } from './picture.ts';
import type { Looked } from './view.ts';

/** A store for the view, so that only the components that use it are rendered again. */
export interface ViewStore {
  look: (looked: Looked) => void;
  get: () => Looked | undefined;
  watch: (changed: () => void) => () => void;
}

/** Equal for views that need the same pictures. */
export const picturesKey = ({ view, window, ratio }: Looked) =>
  [overviewIn(window, ratio), ...tilesFor(view, window, ratio).map(tileName)].join(' ');

/** Equal for views with the same labels. */
export const labelsKey = ({ view: { x, y, zoom }, window }: Looked) =>
  [x, y, zoom * 100, window.width, window.height].map(Math.round).join(' ');

/** Notifies its listeners only when the key of the view changes. */
export function createViewStore(keyOf: (looked: Looked) => string): ViewStore {
  let last: Looked | undefined;
  const watchers = new Set<() => void>();
  return {
    look: (looked) => {
      if (last && keyOf(last) === keyOf(looked)) return;
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
