import { expect, it, vi } from 'vitest';
import { WHOLE } from './view.ts';
import { createViewStore, picturesKey } from './view-store.ts';

const window = { width: 1040, height: 654 };

it('calls its watchers only when other pictures are needed', () => {
  const store = createViewStore(picturesKey);
  const changed = vi.fn();
  const leave = store.watch(changed);
  store.look({ view: WHOLE, window, ratio: 1 });
  expect(changed).toHaveBeenCalledTimes(1);
  // The same pictures are sharp enough.
  store.look({ view: { ...WHOLE, zoom: 1.1 }, window, ratio: 1 });
  expect(changed).toHaveBeenCalledTimes(1);
  store.look({ view: { ...WHOLE, zoom: 3 }, window, ratio: 1 });
  expect(changed).toHaveBeenCalledTimes(2);
  expect(store.get()?.view.zoom).toBe(3);
  leave();
  store.look({ view: WHOLE, window, ratio: 1 });
  expect(changed).toHaveBeenCalledTimes(2);
});
