import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { launchChromium } from './launch-chromium.ts';

/** A fake browser that starts a child process, as Chromium's launch script does, and writes the child's id to a file. */
const SCRIPT = (file: string) => `#!/bin/sh
sleep 600 &
echo $! > '${file}'
echo 'DevTools listening on ws://127.0.0.1:9/x' >&2
wait
`;

function isRunning(pid: number) {
  try {
    // A child that has ended stays in the table as a zombie until its new parent collects it.
    return !fs.readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

it.runIf(process.platform === 'linux')('ends the browser together with the script that started it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'launch-'));
  const file = path.join(folder, 'child');
  fs.writeFileSync(path.join(folder, 'chromium'), SCRIPT(file), { mode: 0o755 });
  const { close } = await launchChromium(path.join(folder, 'chromium'));
  const child = Number(fs.readFileSync(file, 'utf8'));
  expect(isRunning(child)).toBe(true);
  await close();
  await expect.poll(() => isRunning(child), { timeout: 30_000 }).toBe(false);
  fs.rmSync(folder, { recursive: true });
});
