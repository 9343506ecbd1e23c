import { expect, it, vi } from 'vitest';
import { createTileStore } from './tile-store.ts';
import { WHOLE } from './view.ts';

const window = { width: 1040, height: 654 };

it('speaks up only where other pictures are wanted', () => {
  const tileStore = createTileStore();
  const changed = vi.fn();
  const leave = tileStore.watch(changed);
  tileStore.look({ view: WHOLE, window, ratio: 1 });
  expect(changed).toHaveBeenCalledTimes(1);
  // As sharp as before, and one overview is still enough.
  tileStore.look({ view: { ...WHOLE, zoom: 1.1 }, window, ratio: 1 });
  expect(changed).toHaveBeenCalledTimes(1);
  tileStore.look({ view: { ...WHOLE, zoom: 3 }, window, ratio: 1 });
  expect(changed).toHaveBeenCalledTimes(2);
  expect(tileStore.get()?.view.zoom).toBe(3);
  leave();
  tileStore.look({ view: WHOLE, window, ratio: 1 });
  expect(changed).toHaveBeenCalledTimes(2);
});
