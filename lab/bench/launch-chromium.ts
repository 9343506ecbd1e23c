import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHROMIUM_ARGS } from '../../scripts/browser.ts';

/** The exit status after Ctrl-C. */
const INTERRUPTED = 130;

export interface Chromium {
  port: number;
  close(): Promise<void>;
}

/** A Chromium with an empty profile that Lighthouse can control. */
export async function launchChromium(executable: string): Promise<Chromium> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const args = [...CHROMIUM_ARGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  // Its own process group: Debian's command is a script, and ending only that would leave the browser running.
  const chromium = spawn(executable, [...args, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const killed = () => {
    if (chromium.pid) process.kill(-chromium.pid, 'SIGKILL');
  };
  const stopped = () => process.exit(INTERRUPTED);
  process.once('exit', killed);
  process.once('SIGINT', stopped);
  const close = async () => {
    process.off('exit', killed);
    process.off('SIGINT', stopped);
    if (chromium.exitCode === null && chromium.signalCode === null) {
      killed();
      await once(chromium, 'exit');
    }
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  let said = '';
  for await (const part of chromium.stderr) {
    said += part;
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
    if (port) {
      chromium.stderr.resume();
      return { port: Number(port), close };
    }
  }
  await close();
  throw new Error(`Chromium did not start: ${said.trim().split('\n').at(-1) ?? 'it printed nothing'}`);
}
