import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { expect, it } from 'vitest';
import { portFrom } from './port.mjs';

it('treats an empty PORT as unset', () => {
  expect([portFrom(undefined), portFrom(''), portFrom('8080'), portFrom('0')]).toEqual([4173, 4173, 8080, 0]);
});

it('reports a port in use in one line, before anything is installed or built', async () => {
  const taken = net.createServer().listen(0);
  await once(taken, 'listening');
  const { port } = taken.address() as net.AddressInfo;
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port) },
    encoding: 'utf8',
  });
  taken.close();
  expect([status, stderr.trim()]).toEqual([1, `✗ Port ${port} is in use. Choose another: PORT=${port + 1} npm start`]);
  expect(performance.now() - began).toBeLessThan(10_000);
});
