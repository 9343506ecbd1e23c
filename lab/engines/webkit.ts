import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../tests/free-port.ts';
import { type Engine, firstOf, until, type Wire } from './webdriver.ts';

/** WebKitGTK is controlled through its own WebDriver (w3.org/TR/webdriver2): JSON over HTTP. It needs a display. */
const driver = process.env.WEBKIT_DRIVER ?? firstOf('/usr/bin/WebKitWebDriver');
const screen = firstOf('/usr/bin/Xvfb');
const hasScreen = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/** Larger than any page that is tested. */
const SCREEN = '2000x1400x24';
const NO_ALERT = 'no such alert';

/** A virtual display, which prints its number. */
async function openScreen(): Promise<{ display: string; process: ChildProcess }> {
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
  const xvfb = spawn(screen ?? '', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: [...stdio],
  });
  const [number] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(number).trim()}`, process: xvfb };
}

class DriverError extends Error {}

const client =
  (base: string) =>
  async <T>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<T> => {
    const answer = await fetch(base + address, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new DriverError(`${value.error}: ${value.message}`);
    return value;
  };

async function launch(): Promise<Wire> {
  const own = hasScreen ? undefined : await openScreen();
  const port = await freePort();
  const webdriver = spawn(driver ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: own ? { ...process.env, DISPLAY: own.display, GDK_BACKEND: 'x11' } : process.env,
  });
  process.once('exit', () => {
    webdriver.kill();
    own?.process.kill();
  });
  const call = client(`http://127.0.0.1:${port}`);
  await until('WebKitWebDriver to listen', () => call<object>('GET', '/status').catch(() => undefined));
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    { capabilities: { alwaysMatch: { unhandledPromptBehavior: 'ignore' } } },
  );
  const at = (command: string) => `/session/${sessionId}/${command}`;
  const run = (expression: string) =>
    call<string>('POST', at('execute/sync'), { script: `return ${expression}`, args: [] });
  const alertText = () =>
    call<string>('GET', at('alert/text')).catch((error) => {
      if (error instanceof DriverError && error.message.startsWith(NO_ALERT)) return undefined;
      throw error;
    });

  const size = () => run("innerWidth + ' × ' + innerHeight");
  const { height } = await call<{ height: number }>('GET', at('window/rect'));
  const toolbar = height - Number(await run('String(innerHeight)'));

  return {
    version: capabilities.browserVersion,
    navigate: (url) => call('POST', at('url'), { url }),
    run,
    act: (actions) => call('POST', at('actions'), { actions }),
    async resize(width, height) {
      // Repeated until it has the size: during a layout there may be no value yet, and a window may reset it.
      await until(`a page of ${width} × ${height}`, async () => {
        await call('POST', at('window/rect'), { width, height: height + toolbar });
        const now = await size().catch(() => undefined);
        return now === `${width} × ${height}` || undefined;
      });
    },
    async dialog() {
      const words = await until('an alert', alertText);
      await call('POST', at('alert/accept'), {});
      return words;
    },
    async close() {
      await call('DELETE', `/session/${sessionId}`);
      webdriver.kill();
      own?.process.kill();
    },
  };
}

const missing = () => {
  if (!driver) return 'no WebKitGTK driver is installed here (Debian: apt-get install webkit2gtk-driver xvfb)';
  if (!hasScreen && !screen) return 'WebKitGTK needs a screen and there is none (Debian: apt-get install xvfb)';
};

export const webkit: Engine = { name: 'WebKitGTK', missing: missing(), launch };
