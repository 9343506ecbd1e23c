import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lighthouse, { type Flags } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { CHROMIUM_ARGS } from '../../scripts/browser.ts';
import { CATEGORIES, type Category, type Sample } from './report.ts';

const PATIENCE_MS = 180_000;
/** The exit status after Ctrl-C. */
const INTERRUPTED = 130;

export interface Visit {
  sample: Sample;
  scores: Partial<Record<Category, number>>;
  below: Partial<Record<Category, string[]>>;
}

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

const within = <T>(work: Promise<T>, what: string): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** One visit on Lighthouse's mid-range phone on slow 4G; `slowdown` adapts it to this machine. */
export async function visit(url: string, port: number, slowdown: number): Promise<Visit> {
  const flags: Flags = {
    port,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    // The screenshot is not used, and takes a second of each visit.
    disableFullPageScreenshot: true,
  };
  const result = await within(lighthouse(url, flags), url);
  if (!result) throw new Error('Lighthouse returned no result');
  const { lhr } = result;
  if (lhr.runtimeError && lhr.runtimeError.code !== 'NO_ERROR') throw new Error(lhr.runtimeError.message);
  const number = (audit: string) => {
    const { numericValue, errorMessage } = lhr.audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(errorMessage ?? `Lighthouse did not measure ${audit}`);
    return numericValue;
  };
  const scores: Visit['scores'] = {};
  const below: Visit['below'] = {};
  for (const category of CATEGORIES) {
    const found = lhr.categories[category];
    if (typeof found?.score !== 'number') throw new Error(`Lighthouse could not score ${category}`);
    scores[category] = Math.round(found.score * 100);
    const lost = found.auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1);
    if (lost.length) below[category] = lost.map(({ id }) => id);
  }
  return {
    scores,
    below,
    sample: {
      lcp: number('largest-contentful-paint'),
      cls: number('cumulative-layout-shift'),
      tbt: number('total-blocking-time'),
      bytes: number('total-byte-weight'),
    },
  };
}
