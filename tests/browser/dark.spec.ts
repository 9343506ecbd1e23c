import { expect, test } from '@playwright/test';
import { axeGate } from '../gates/axe.ts';
import { equalAccessGate } from '../gates/equal-access.ts';
import { SCREENS, type ScreenName } from '../gates/gate.ts';
import { pixelsGate } from '../gates/pixels.ts';
import { builtPages } from '../gates/site.ts';
import { visit } from '../gates/visit.ts';

const MINUTE_MS = 60_000;
const GATES = [pixelsGate, axeGate, equalAccessGate];
const pages = builtPages();
const isFirstOfFamily = ({ address, family }: (typeof pages)[number]) =>
  address === pages.find((page) => page.family === family)?.address;

// `npm run test:all` checks every page.
for (const built of process.env.FULL ? pages : pages.filter(isFirstOfFamily)) {
  test(`accessibility and contrast in the dark theme on ${built.address}`, async ({
    browser,
    baseURL: origin = '',
  }) => {
    test.setTimeout(5 * MINUTE_MS);
    const found: string[] = [];
    for (const screen of Object.keys(SCREENS) as ScreenName[]) {
      const open = await visit(browser, { origin, built, screen, colorScheme: 'dark' });
      for (const gate of GATES.filter(({ on }) => on.includes(screen)))
        found.push(...(await gate.check(open)).map((finding) => `${gate.name} at ${screen}: ${finding}`));
      await open.leave();
    }
    expect(found).toEqual([]);
  });
}
