import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { type BuiltFile, pagesIn } from '../../build/site-map.ts';
import { WORKER_POLICY } from '../../deploy/policy.ts';
import { WORKER_URL } from '../../src/offline/worker-url.ts';
import { freePort } from '../free-port.ts';
import { NGINX_MISSING, nginxVersion, startNginx } from '../nginx.ts';

test('the generated nginx configuration, in a real nginx', async () => {
  test.skip(!nginxVersion(), NGINX_MISSING);
  const files = JSON.parse(fs.readFileSync('deploy/generated/site.json', 'utf8')) as BuiltFile[];
  const nginx = startNginx(files, await freePort());
  try {
    await expect
      .poll(
        () =>
          fetch(nginx.base).then(
            (r) => r.status,
            () => nginx.said() || 'not yet',
          ),
        { timeout: 10_000 },
      )
      .toBe(200);
    const get = (address: string, init?: RequestInit) => fetch(nginx.base + address, { redirect: 'manual', ...init });

    for (const file of pagesIn(files)) {
      const answer = await get(file.path);
      expect(answer.status, file.path).toBe(200);
      expect(answer.headers.get('content-security-policy'), file.path).toBe(file.csp);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    const worker = await get(WORKER_URL);
    expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(worker.headers.get('content-security-policy')).toBe(WORKER_POLICY);
    const moved = await get('/PRODUCT/schoolautomation/?a=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/product/SchoolAutomation?a=1']);
    const lost = await get('/nowhere');
    expect([lost.status, (await lost.text()).includes('never built.')]).toEqual([404, true]);
    const service = await get('/service/nothing');
    expect([service.status, (await service.text()).includes('Service not found')]).toEqual([404, true]);
    expect((await get('/', { method: 'POST' })).status).toBe(405);
    expect((await get('/_headers')).status).toBe(404);
    expect((await get('/about_us', { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding')).toBe(
      'gzip',
    );
    expect((await get('/favicon.svg')).headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get('/fonts/AnekDeva-pune-500.woff2')).headers.get('cache-control')).toContain('immutable');
  } finally {
    nginx.stop();
  }
});
