import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Needed as root and on machines without a network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without this, every window renders two hidden pages for its address bar.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** The browser named in CHROMIUM, a system one, or Playwright's own. */
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

/** The headless shell if it is installed, because a full browser window takes CPU time from the page. */
export const headlessShell = () => (!process.env.CHROMIUM && fs.existsSync(SHELL) ? SHELL : undefined);

/**
 * Launch options for tests. On Debian the headless shell opens a page in half the time; without font hinting it lays out text
 * exactly as the full browser does.
 */
export function launchOptions(...more: string[]) {
  const browser = findBrowser();
  return browser === SYSTEM[0] && headlessShell()
    ? { executablePath: SHELL, args: [...CHROMIUM_ARGS, '--font-render-hinting=none', ...more] }
    : { ...(browser && { executablePath: browser }), args: [...CHROMIUM_ARGS, ...more] };
}

/** Finds a Chromium or installs Playwright's; undefined where neither works. */
export function ensureBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing a Chromium …');
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'ignore' });
  return findBrowser();
}
