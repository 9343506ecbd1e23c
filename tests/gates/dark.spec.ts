import { expect, test } from '@playwright/test';
import { axeGate } from './axe.ts';
import { equalAccessGate } from './equal-access.ts';
import { SCREENS, type ScreenName } from './gate.ts';
import { pixelsGate } from './pixels.ts';
import { firstOfEachFamily } from './record.ts';
import { pagesToCheck } from './selection.ts';
import { builtPages } from './site.ts';
import { visit } from './visit.ts';

const MINUTE_MS = 60_000;
// Only colours differ from the light theme, so the slower engines run in `npm run test:all` alone.
const GATES = process.env.FULL ? [pixelsGate, axeGate, equalAccessGate] : [pixelsGate];
const pages = builtPages();
const checked = pagesToCheck(
  pages.map(({ address }) => address),
  firstOfEachFamily(pages),
);

for (const built of pages.filter(({ address }) => checked.includes(address))) {
  test(`contrast in the dark theme on ${built.address}`, async ({ browser, baseURL: origin = '' }) => {
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
