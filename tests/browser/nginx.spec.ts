import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { nginxFile } from '../../deploy/hosts.ts';
import { WORKER_POLICY } from '../../deploy/policy.ts';
import { type BuiltFile, pagesIn } from '../../deploy/site-map.ts';
import { WORKER_URL } from '../../src/offline/worker-url.ts';

const PORT = 4398;
const BASE = `http://localhost:${PORT}`;
const present = spawnSync('nginx', ['-v']).error === undefined;

test('the generated nginx configuration, in a real nginx', async () => {
  test.skip(!present, 'nginx is not installed here (Debian: apt-get install nginx-light)');
  const files = JSON.parse(fs.readFileSync('deploy/generated/site.json', 'utf8')) as BuiltFile[];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const site = nginxFile(files, { root: path.resolve('dist'), port: PORT });
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${user}daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${places}\n${site}}\n`,
  );
  const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'pipe' });
  let said = '';
  nginx.stderr.on('data', (part) => {
    said += part;
  });
  try {
    await expect
      .poll(
        () =>
          fetch(BASE).then(
            (r) => r.status,
            () => said || 'not yet',
          ),
        { timeout: 10_000 },
      )
      .toBe(200);
    const get = (address: string, init?: RequestInit) => fetch(BASE + address, { redirect: 'manual', ...init });

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
    nginx.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
