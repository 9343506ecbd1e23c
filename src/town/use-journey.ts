import { type KeyboardEvent, type MouseEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { displayMedia } from '../model/media-override.ts';
import type { TownMap } from './types.ts';
import { useLocationHash } from './use-location-hash.ts';
import { NEARER, useView } from './use-view.ts';
import type { Box } from './view.ts';

interface Parts {
  stage: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  /** The title block of a chosen place. */
  block: RefObject<HTMLElement | null>;
}

/** What of the stage the title block covers; nothing where it stands below. */
function cornerOf({ stage, block }: Parts): Box | undefined {
  if (!stage.current || !block.current) return;
  const [under, over] = [stage.current.getBoundingClientRect(), block.current.getBoundingClientRect()];
  if (over.top >= under.bottom) return;
  return { left: over.left - under.left, top: over.top - under.top, width: over.width, height: over.height };
}

/** From place to place: the address says where the reader is, the view goes there, and keys and clicks say where next. */
export function useJourney(map: TownMap, parts: Parts) {
  const { stage, sheet, block } = parts;
  const byId = useMemo(() => new Map(map.places.map((place) => [place.id, place])), [map]);
  const { state, go, move, pour } = useLocationHash(useCallback((id: string) => byId.has(id), [byId]));
  const { fly, whole, bring, zoomBy, hold, tileStore } = useView(stage, sheet);
  const place = state.place ? byId.get(state.place) : undefined;

  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (place) fly(place.box, cornerOf({ stage, sheet, block }));
    else if (shown.current) whole();
    shown.current = place?.id;
  }, [place, fly, whole, stage, sheet, block]);

  const zoom = (by: 'nearer' | 'farther' | 'whole') =>
    by === 'whole' ? whole() : zoomBy(by === 'nearer' ? NEARER : 1 / NEARER);
  const choose = useCallback(
    (event: MouseEvent, id: string) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
      event.preventDefault();
      go(id);
      // By key a link leads to what it names, and the reader with it.
      if (event.detail === 0)
        requestAnimationFrame(() => document.getElementById('place')?.focus({ preventScroll: true }));
      else {
        const behavior = displayMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
        requestAnimationFrame(() => block.current?.scrollIntoView({ block: 'nearest', behavior }));
      }
    },
    [go, block],
  );
  const close = () => {
    const back = state.place;
    go(undefined);
    if (back) document.getElementById(`at-${back}`)?.focus({ preventScroll: true });
  };
  const walk = useCallback(
    (id: string) => {
      const next = byId.get(id);
      if (next) bring(next.at, cornerOf({ stage, sheet, block }));
    },
    [byId, bring, stage, sheet, block],
  );
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && place) close();
    if ((event.target as Element).closest('input, select') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom('nearer');
    if (event.key === '-') zoom('farther');
    if (event.key === '0') zoom('whole');
  };
  return { place, state, move, pour, tileStore, hold, zoom, choose, close, walk, press };
}
