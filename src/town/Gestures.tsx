import type { RefObject } from 'react';
import { usePanZoom } from './use-page.ts';
import type { Hold } from './use-view.ts';

/** A separate component, so that Town.tsx is not rendered again when the chunk arrives, in the middle of the first tap. */
export function Gestures({ stage, hold }: { stage: RefObject<HTMLElement | null>; hold: Hold }) {
  const PanZoom = usePanZoom(stage);
  return PanZoom && <PanZoom stage={stage} hold={hold} />;
}
