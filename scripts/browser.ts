import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** As root, and on machines that reach no network, Chromium needs these. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Else every window draws two hidden pages for its address bar, a third of the time that opening one takes.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** A Chromium on this machine: named in CHROMIUM, a system one, or Playwright's own. */
export function findBrowser(): string | undefined {
  const own = () => {
    try {
      return chromium.executablePath();
    } catch {
      return undefined;
    }
  };
  return [process.env.CHROMIUM, ...SYSTEM, own()].find((file) => file && fs.existsSync(file));
}

const SHELL = '/usr/bin/chromium-headless-shell';

/** Chromium without windows, where it is installed: on few cores a window takes time away from the page that is measured. */
export const headlessShell = () => (!process.env.CHROMIUM && fs.existsSync(SHELL) ? SHELL : undefined);

/**
 * How a test starts a browser: on Debian the same Chromium without windows, which opens a page in half the time. It would
 * place letters on whole pixels; told not to, it lays out every line as the one with windows does.
 */
export function launchOptions(...more: string[]) {
  const browser = findBrowser();
  return browser === SYSTEM[0] && headlessShell()
    ? { executablePath: SHELL, args: [...CHROMIUM_ARGS, '--font-render-hinting=none', ...more] }
    : { ...(browser && { executablePath: browser }), args: [...CHROMIUM_ARGS, ...more] };
}

export const isDebianRoot = () => fs.existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Finds a Chromium or installs one; undefined where neither works. */
export function ensureBrowser(): string | undefined {
  const found = findBrowser();
  if (found && (found !== SYSTEM[0] || headlessShell() || !isDebianRoot())) return found;
  console.log('Installing a Chromium …');
  const quiet = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (isDebianRoot()) {
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], quiet);
  }
  if (!findBrowser()) spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], quiet);
  return findBrowser();
}
