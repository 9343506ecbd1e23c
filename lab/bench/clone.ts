import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../scripts/setup.mjs';
import { freePort } from '../../tests/free-port.ts';
import type { CloneResult } from './report.ts';

const LONGEST_MS = 600_000;

/** Runs `npm start` until the site responds. */
async function start(folder: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'exit');
  const answers = () =>
    fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    while (!(await answers())) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode} in a fresh clone`);
      if (performance.now() - began > LONGEST_MS) throw new Error('npm start did not serve the site in a fresh clone');
      await pause(100);
    }
    return (performance.now() - began) / 1000;
  } finally {
    // Ends npm and its child processes.
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

/** A fresh clone of this commit: `npm start` with nothing installed, and again with everything installed. npm's cache is not cleared. */
export async function measureClone(): Promise<CloneResult[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clone-'));
  try {
    const cloned = spawnSync('git', ['clone', '--quiet', ROOT, folder], { encoding: 'utf8' });
    if (cloned.status !== 0) throw new Error(`The repository could not be cloned: ${cloned.stderr}`);
    return [
      { what: 'First start, nothing installed', seconds: await start(folder) },
      { what: 'Second start', seconds: await start(folder) },
    ];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
