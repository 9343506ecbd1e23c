import { expect, test } from '@playwright/test';
import { addresses } from '../site-pages.ts';
import { Host } from './host.ts';
import { forgetfulWindow, MOST_SHIFT, type Shift, shiftsOfFont, shiftsOnArrival } from './layout-shift.ts';

/** As on a slow line, in little time: pictures come after the words, scripts after them, and the font last. */
const WAITS: [RegExp, number][] = [
  [/^\/renders\//, 60],
  [/\.js$/, 120],
  [/^\/fonts\//, 180],
];
/** Spread over the workers. */
const PARTS = 3;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** On these the font alone comes late, to a page that is there: a headline breaks at other words. */
const OTHER_PHONES = [
  { width: 360, height: 780 },
  { width: 412, height: 823 },
];

for (let part = 0; part < PARTS; part++)
  test(`no page jumps while it arrives, part ${part + 1} of ${PARTS}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const host = await new Host().start();
    host.waits = (url) => WAITS.find(([of]) => of.test(url))?.[1] ?? 0;
    const jumps: Record<string, string[]> = {};
    const phone = await forgetfulWindow(browser, PHONE);
    const desk = await forgetfulWindow(browser, DESK);
    const hold = (address: string, { width }: { width: number }, shifts: Shift[]) => {
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      if (sum >= MOST_SHIFT)
        jumps[`${address} at ${width} px`] = [
          sum.toFixed(3),
          ...shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`),
        ];
    };
    const onDesk = async (address: string) => hold(address, DESK, await shiftsOnArrival(desk, host.origin + address));
    const onPhones = async (address: string) => {
      hold(address, PHONE, await shiftsOnArrival(phone, host.origin + address));
      for (const other of OTHER_PHONES) hold(address, other, await shiftsOfFont(phone, other));
      await phone.setViewportSize(PHONE);
    };
    // Side by side: most of an arrival is waiting.
    for (const address of addresses.filter((_, i) => i % PARTS === part))
      await Promise.all([onDesk(address), onPhones(address)]);
    await Promise.all([phone, desk].map((page) => page.context().close()));
    await host.stop();
    expect(jumps).toEqual({});
  });
