import { expect, it, vi } from 'vitest';
import { createLookout } from './tile-store.ts';
import { WHOLE } from './view.ts';

const window = { width: 1040, height: 654 };

it('speaks up only where other pictures are wanted', () => {
  const lookout = createLookout();
  const changed = vi.fn();
  const leave = lookout.watch(changed);
  lookout.look({ view: WHOLE, window, ratio: 1 });
  expect(changed).toHaveBeenCalledTimes(1);
  // As sharp as before, and one overview is still enough.
  lookout.look({ view: { ...WHOLE, zoom: 1.1 }, window, ratio: 1 });
  expect(changed).toHaveBeenCalledTimes(1);
  lookout.look({ view: { ...WHOLE, zoom: 3 }, window, ratio: 1 });
  expect(changed).toHaveBeenCalledTimes(2);
  expect(lookout.get()?.view.zoom).toBe(3);
  leave();
  lookout.look({ view: WHOLE, window, ratio: 1 });
  expect(changed).toHaveBeenCalledTimes(2);
});
