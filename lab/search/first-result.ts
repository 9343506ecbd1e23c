import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHROMIUM_ARGS, findBrowser, headlessShell } from '../../scripts/browser.ts';
import { fail } from '../../scripts/setup.mjs';

/**
 * Time from the key that opens search to the first result, on slow 4G, at full speed and with the CPU slowed four times. Several
 * sites take turns, so that other load affects all of them:
 *
 *     node scripts/run.mjs lab/search/first-result.ts before=http://localhost:4001 now=http://localhost:4002
 *
 * Uses the DevTools protocol directly: a test library listens for exceptions, and every Error that a library creates while it loads then
 * makes the browser parse the whole file again, which does not happen to visitors.
 */

const PAGE = '/industries/healthcare_life_science';
/** Ctrl+K opens search; DevTools counts modifier keys as bits. */
const KEYS = [{ key: 'k', modifiers: 2 }, ...[...'school'].map((key) => ({ key, text: key }))];
const TURNS = Number(process.env.TURNS ?? 9);
const SLOWDOWNS = [1, 4];
/** Lighthouse's values: 150 ms round trip, 1.6 Mbit/s down. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 90_000 };
/** After the network is idle. */
const SETTLED_MS = 1500;
const LONGEST_MS = 30_000;

/** Runs before the page's scripts; the title says when the first option was shown, in milliseconds after the first key. */
const STOPWATCH = `addEventListener('keydown', () => {
  if (globalThis.began) return;
  began = performance.now();
  const check = () => document.querySelector('[role=option][aria-selected=true]')
    ? (document.title = 'took ' + Math.round(performance.now() - began))
    : requestAnimationFrame(check);
  check();
}, true);`;

interface Reply {
  id?: number;
  /** Only in events. */
  method?: string;
  sessionId?: string;
  params?: { name?: string };
  result?: Record<string, unknown>;
  error?: { message: string };
}

async function launch() {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
  const args = [...CHROMIUM_ARGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(headlessShell() ?? findBrowser() ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((resolve) => {
    browser.stderr.on('data', (text) => {
      const [, found] = /DevTools listening on (\S+)/.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const idle = new Set<string>();
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id) waiting.get(reply.id)?.(reply);
    if (reply.params?.name === 'networkIdle') idle.add(reply.sessionId ?? '');
  });
  let last = 0;
  const send = <R>(method: string, params = {}, sessionId?: string): Promise<R> =>
    new Promise((resolve, reject) => {
      last++;
      waiting.set(last, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result as R)));
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
  const close = () => {
    browser.kill();
    browser.once('exit', () => fs.rmSync(profile, { recursive: true, force: true }));
  };
  const settled = async (sessionId: string) => {
    while (!idle.has(sessionId)) await pause(50);
    await pause(SETTLED_MS);
  };
  return { send, close, settled };
}

type Browser = Awaited<ReturnType<typeof launch>>;

/** The first visit of a fresh profile. */
async function visit({ send, settled }: Browser, origin: string, slowdown: number): Promise<number> {
  const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext');
  const target = { url: 'about:blank', browserContextId };
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', target);
  const attach = { targetId, flatten: true };
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', attach);
  const page = (method: string, params = {}) => send(method, params, sessionId);
  await page('Page.enable');
  await page('Page.addScriptToEvaluateOnNewDocument', { source: STOPWATCH });
  // The service worker's requests are not measured here.
  await page('Network.enable');
  await page('Network.setBypassServiceWorker', { bypass: true });
  await page('Page.setLifecycleEventsEnabled', { enabled: true });
  await page('Page.navigate', { url: origin + PAGE });
  await settled(sessionId);
  await page('Network.emulateNetworkConditions', SLOW_4G);
  await page('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const key of KEYS) {
    await page('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    await page('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }
  const until = performance.now() + LONGEST_MS;
  let took = Number.NaN;
  while (Number.isNaN(took) && performance.now() < until) {
    await pause(50);
    const { targetInfo } = await send<{ targetInfo: { title: string } }>('Target.getTargetInfo', { targetId });
    took = Number(/^took (\d+)$/.exec(targetInfo.title)?.[1] ?? Number.NaN);
  }
  await send('Target.disposeBrowserContext', { browserContextId });
  if (Number.isNaN(took)) throw new Error(`No result at ${origin} within ${LONGEST_MS / 1000} s`);
  return took;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const sites = process.argv.slice(2).map((argument) => argument.split(/=(.*)/s) as [string, string]);
if (!sites.length)
  fail('Name one or more sites: first-result.ts before=http://localhost:4001 now=http://localhost:4002');
const browser = await launch();
for (const slowdown of SLOWDOWNS) {
  const results = sites.map(([name, origin]) => ({ name, origin, took: [] as number[] }));
  for (let turn = 0; turn < TURNS; turn++)
    for (const { origin, took } of turn % 2 ? results.toReversed() : results)
      took.push(await visit(browser, origin, slowdown));
  const base = median(results[0]?.took ?? []);
  for (const { name, took } of results)
    console.log(
      `${slowdown}x ${name}: ${median(took)} ms, ${(median(took) / base).toFixed(2)} times (${took.toSorted((a, b) => a - b).join(' ')})`,
    );
}
browser.close();
