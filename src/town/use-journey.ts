import { type KeyboardEvent, type MouseEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { displayMedia } from '../model/media-override.ts';
import type { TownMap } from './types.ts';
import { useLocationHash } from './use-location-hash.ts';
import { type Layers, NEARER, useView } from './use-view.ts';
import type { Box } from './view.ts';

interface Parts extends Layers {
  /** The title block of a chosen place. */
  block: RefObject<HTMLElement | null>;
}

/** The part of the stage that the title block covers; undefined where it is below the stage. */
function cornerOf({ stage, block }: Pick<Parts, 'stage' | 'block'>): Box | undefined {
  if (!stage.current || !block.current) return;
  const [under, over] = [stage.current.getBoundingClientRect(), block.current.getBoundingClientRect()];
  if (over.top >= under.bottom) return;
  return { left: over.left - under.left, top: over.top - under.top, width: over.width, height: over.height };
}

/** Opens places on clicks and keys: the chosen one is in the address, and the view moves to it. */
export function useJourney(map: TownMap, parts: Parts) {
  const { stage, block } = parts;
  const byId = useMemo(() => new Map(map.places.map((place) => [place.id, place])), [map]);
  const { state, go, setMinutes, setRain } = useLocationHash(useCallback((id: string) => byId.has(id), [byId]));
  const { fly, whole, bring, zoomBy, hold, tileStore, labelStore } = useView(parts);
  const place = state.place ? byId.get(state.place) : undefined;

  /** The link that opened the place, which gets the focus back. */
  const opener = useRef<HTMLElement>(undefined);
  /** What to do once the chosen place is open. */
  const afterwards = useRef<'focus' | 'scroll'>(undefined);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (place) fly(place.box, cornerOf({ stage, block }));
    else if (shown.current) whole();
    shown.current = place?.id;
    // A link that was opened by key moves the focus to the title block.
    if (afterwards.current === 'focus') document.getElementById('place')?.focus({ preventScroll: true });
    if (afterwards.current === 'scroll') {
      const behavior = displayMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      requestAnimationFrame(() => block.current?.scrollIntoView({ block: 'nearest', behavior }));
    }
    afterwards.current = undefined;
  }, [place, fly, whole, stage, block]);

  const zoom = (by: 'nearer' | 'farther' | 'whole') =>
    by === 'whole' ? whole() : zoomBy(by === 'nearer' ? NEARER : 1 / NEARER);
  const choose = useCallback(
    (event: MouseEvent, id: string) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
      event.preventDefault();
      const link = event.currentTarget as HTMLElement;
      // Labels are not focusable; the outline of the place is.
      opener.current = link.tabIndex < 0 ? undefined : link;
      afterwards.current = event.detail === 0 ? 'focus' : 'scroll';
      go(id);
    },
    [go],
  );
  const close = () => {
    const back = opener.current?.isConnected ? opener.current : document.getElementById(`at-${state.place}`);
    opener.current = undefined;
    go(undefined);
    back?.focus({ preventScroll: true });
  };
  const walk = useCallback(
    (id: string) => {
      const next = byId.get(id);
      if (next) bring(next.at, cornerOf({ stage, block }));
    },
    [byId, bring, stage, block],
  );
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && place) close();
    if ((event.target as Element).closest('input, select') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom('nearer');
    if (event.key === '-') zoom('farther');
    if (event.key === '0') zoom('whole');
  };
  return { place, state, setMinutes, setRain, tileStore, labelStore, hold, zoom, choose, close, walk, press };
}
