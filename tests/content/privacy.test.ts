import { expect, it } from 'vitest';
import { BRIEF_KEY, DAMAGED_KEY } from '../../src/brief/stored-brief.ts';
import { onlyPage } from '../../src/content/registry.ts';
import { belongsToRow } from '../../src/legal/stored-item.ts';
import { DISPLAY_KEY } from '../../src/model/display-settings.ts';
import { SAVED_PICTURES, SEEN_PICTURES, SITE_CACHE_PREFIX } from '../../src/offline/names.ts';
import { WORKER_URL } from '../../src/offline/worker-url.ts';

const { rows } = onlyPage('privacy').kept;

it('/privacy lists each store by the name used in the code', () => {
  const inCaches = [SITE_CACHE_PREFIX, SEEN_PICTURES, SAVED_PICTURES].map((key) => ({ where: 'cache' as const, key }));
  const onDevice = [DISPLAY_KEY, BRIEF_KEY, DAMAGED_KEY].map((key) => ({ where: 'device' as const, key }));
  for (const store of [...inCaches, ...onDevice, { where: 'worker' as const, key: WORKER_URL }])
    expect(
      rows.filter((row) => belongsToRow(store, row)),
      store.key,
    ).toHaveLength(1);
});
