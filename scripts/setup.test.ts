import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from './setup.mjs';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'setup-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('forwards the signal to end, even when the shell between npm and it does not', async () => {
  const told = path.join(folder, 'told');
  const file = path.join(folder, 'server.mjs');
  // Ends by itself in any case.
  fs.writeFileSync(
    file,
    `import fs from 'node:fs';
     process.on('SIGTERM', () => { fs.writeFileSync(${JSON.stringify(told)}, 'yes'); process.exit(); });
     console.log('serving');
     setTimeout(() => {}, 8000);`,
  );
  const start = path.join(folder, 'start.mjs');
  fs.writeFileSync(
    start,
    `import { run } from ${JSON.stringify(path.join(ROOT, 'scripts/setup.mjs'))};
     process.exit(await run(${JSON.stringify(path.relative(ROOT, file))}));`,
  );
  // With a second command the shell cannot exec the first, as Debian's shell never does.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${start}"; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  await expect.poll(() => fs.existsSync(told), { timeout: 4000 }).toBe(true);
});
