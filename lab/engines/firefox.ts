import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Engine, firstOf, until, type Wire } from './webdriver.ts';

/** Firefox supports WebDriver BiDi (w3.org/TR/webdriver-bidi) natively, over one WebSocket. */
const binary =
  process.env.FIREFOX ??
  firstOf('/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox');

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: { message?: string };
}

async function connect(url: string, heard: (message: Message) => void) {
  const socket = new WebSocket(url);
  await new Promise((open, failed) => {
    socket.onopen = open;
    socket.onerror = failed;
  });
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const asked = waiting.get(message.id ?? -1);
    if (message.type === 'event') heard(message);
    else if (message.type === 'error') asked?.reject(new Error(`${message.error}: ${message.message}`));
    else asked?.resolve(message.result);
  };
  let last = 0;
  return <T>(method: string, params: object = {}) =>
    new Promise<T>((resolve, reject) => {
      waiting.set(++last, { resolve: resolve as (result: unknown) => void, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

async function launch(): Promise<Wire> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(binary ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  firefox.stderr.on('data', (part) => {
    said += part;
  });
  process.once('exit', () => firefox.kill());
  const address = await until('Firefox to listen', async () => /BiDi listening on (ws:\S+)/.exec(said)?.[1]);

  const alerts: string[] = [];
  const send = await connect(`${address}/session`, ({ method, params }) => {
    if (method === 'browsingContext.userPromptOpened') alerts.push(params?.message ?? '');
  });
  const session = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } },
  });
  await send('session.subscribe', { events: ['browsingContext.userPromptOpened'] });
  let context = '';
  let viewport = { width: 0, height: 0 };
  const resize = () => send<void>('browsingContext.setViewport', { context, viewport });

  const run = async (expression: string) => {
    const answer = await send<{ result: { value: string }; exceptionDetails?: { text: string } }>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  };

  return {
    version: session.capabilities.browserVersion,
    /** A new focused tab each time, because a test may have ended with the focus in the address bar. */
    async navigate(url) {
      const old = context;
      ({ context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' }));
      if (old) await send('browsingContext.close', { context: old });
      await resize();
      await send('browsingContext.navigate', { context, url, wait: 'none' });
    },
    run,
    act: (actions) => send('input.performActions', { context, actions }),
    async resize(width, height) {
      viewport = { width, height };
      if (context) await resize();
    },
    async dialog() {
      const words = await until('an alert', async () => alerts.shift());
      await send('browsingContext.handleUserPrompt', { context, accept: true });
      return words;
    },
    async close() {
      const gone = new Promise((done) => firefox.once('exit', done));
      await send('browser.close');
      await gone;
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  missing: binary ? undefined : 'no Firefox is installed here (Debian: apt-get install firefox-esr)',
  launch,
};
