import { expect, it } from 'vitest';
import { onlyPage } from '../../src/content/registry.ts';
import { belongsToRow } from '../../src/legal/stored-item.ts';
import { DISPLAY_KEY } from '../../src/model/display-settings.ts';
import { SAVED_PICTURES, SEEN_PICTURES, SITE_CACHE_PREFIX } from '../../src/offline/names.ts';
import { WORKER_URL } from '../../src/offline/worker-url.ts';

const { rows } = onlyPage('privacy').kept;

it('/privacy lists each store by the name that the code gives it', () => {
  const inCaches = [SITE_CACHE_PREFIX, SEEN_PICTURES, SAVED_PICTURES].map((key) => ({ where: 'cache' as const, key }));
  const onDevice = { where: 'device' as const, key: DISPLAY_KEY };
  for (const store of [...inCaches, onDevice, { where: 'worker' as const, key: WORKER_URL }])
    expect(
      rows.filter((row) => belongsToRow(store, row)),
      store.key,
    ).toHaveLength(1);
});
