import { type BrowserContextOptions, expect, test } from '@playwright/test';
import { axeGate } from './axe.ts';
import { equalAccessGate } from './equal-access.ts';
import type { ScreenName } from './gate.ts';
import { faintOutlines } from './outlines.ts';
import { LEAST, wordsOnPage } from './pixels.ts';
import { firstOfEachFamily } from './record.ts';
import { pagesToCheck } from './selection.ts';
import { builtPages } from './site.ts';
import { visit } from './visit.ts';

const MINUTE_MS = 60_000;
/** Only colours differ from the light theme, so the slower engines run in `npm run test:all` alone, on a page of each family. */
const ENGINES = process.env.FULL ? [axeGate, equalAccessGate] : [];
/** More contrast changes no more than the values of tokens, so one screen and a page of each family show it. */
const THEMES: {
  name: string;
  prefers: Pick<BrowserContextOptions, 'colorScheme' | 'contrast'>;
  screens: ScreenName[];
}[] = [
  { name: 'in the dark theme', prefers: { colorScheme: 'dark' }, screens: ['desk', 'phone'] },
  { name: 'in the light theme with more contrast', prefers: { contrast: 'more' }, screens: ['desk'] },
  {
    name: 'in the dark theme with more contrast',
    prefers: { colorScheme: 'dark', contrast: 'more' },
    screens: ['desk'],
  },
];
/** Header and footer are the same everywhere. */
const WHOLE = '/';
const pages = builtPages();
const sample = firstOfEachFamily(pages);
const checked = pagesToCheck(
  pages.map(({ address }) => address),
  sample,
);

for (const built of pages.filter(({ address }) => checked.includes(address)))
  for (const { name, prefers, screens } of THEMES.filter(
    ({ prefers }) => !prefers.contrast || sample.includes(built.address),
  ))
    test(`contrast ${name} on ${built.address}`, async ({ browser, baseURL: origin = '' }) => {
      test.setTimeout(5 * MINUTE_MS);
      const whole = built.address === WHOLE;
      const found: string[] = [];
      for (const screen of screens) {
        const open = await visit(browser, { origin, built, screen, prefers });
        const faint = (await wordsOnPage(open.page, whole ? 'all' : 'all in main'))
          .filter(({ ratio }) => ratio < LEAST)
          .map(({ words, ratio }) => `"${words}" has a contrast of ${ratio.toFixed(1)} : 1 with what is behind it`)
          .concat(await faintOutlines(open.page, whole ? 'body' : 'main'));
        found.push(...faint.map((finding) => `${screen}: ${finding}`));
        for (const gate of ENGINES.filter(({ on }) => sample.includes(built.address) && on.includes(screen)))
          found.push(...(await gate.check(open)).map((finding) => `${gate.name} at ${screen}: ${finding}`));
        await open.leave();
      }
      expect(found).toEqual([]);
    });
