import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { launchChromium } from './lighthouse.ts';

/** Its browser writes a letter every 50 ms, for a few seconds. */
const SCRIPT = (beats: string) => `#!/bin/sh
(for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do printf . >> '${beats}'; sleep 0.05; done) &
sleep 0.1
echo 'DevTools listening on ws://127.0.0.1:9/x' >&2
wait
`;

it('ends the browser with the script that has started it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'launch-'));
  const beats = path.join(folder, 'beats');
  const count = () => fs.statSync(beats).size;
  fs.writeFileSync(path.join(folder, 'chromium'), SCRIPT(beats), { mode: 0o755 });
  const { close } = await launchChromium(path.join(folder, 'chromium'));
  expect(count()).toBeGreaterThan(0);
  await close();
  await pause(100);
  const last = count();
  await pause(300);
  expect(count()).toBe(last);
  fs.rmSync(folder, { recursive: true });
});
