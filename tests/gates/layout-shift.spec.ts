import { expect, test } from '@playwright/test';
import { Host } from '../browser/host.ts';
import { addresses, onePerKind } from '../site-pages.ts';
import { MOST_SHIFT, type Shift, shiftsOfFont, shiftsOnArrival, windowWithoutCache } from './layout-shift.ts';
import { pagesToCheck } from './selection.ts';

/** A slow connection in little time: pictures arrive after the document, then scripts, and the font last. */
const DELAYS_MS: [RegExp, number][] = [
  [/^\/renders\//, 60],
  [/\.js$/, 120],
  [/^\/fonts\//, 180],
];
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** At these widths only the font's arrival is measured: headlines may break at other words. */
const OTHER_PHONES = [
  { width: 360, height: 780 },
  { width: 412, height: 823 },
];
const opened = pagesToCheck(addresses, onePerKind);
/** Spread over the workers. */
const PARTS = 3;

for (let part = 0; part < Math.min(PARTS, opened.length); part++)
  test(`no page shifts its layout while it loads, part ${part + 1} of ${PARTS}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const host = await new Host().start();
    host.waits = (url) => DELAYS_MS.find(([of]) => of.test(url))?.[1] ?? 0;
    const found: Record<string, string[]> = {};
    const phone = await windowWithoutCache(browser, PHONE);
    const desk = await windowWithoutCache(browser, DESK);
    const note = (address: string, { width }: { width: number }, shifts: Shift[]) => {
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      if (sum >= MOST_SHIFT)
        found[`${address} at ${width} px`] = [
          sum.toFixed(3),
          ...shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`),
        ];
    };
    const onDesk = async (address: string) => note(address, DESK, await shiftsOnArrival(desk, host.origin + address));
    const onPhones = async (address: string) => {
      note(address, PHONE, await shiftsOnArrival(phone, host.origin + address));
      for (const other of OTHER_PHONES) note(address, other, await shiftsOfFont(phone, other));
      await phone.setViewportSize(PHONE);
    };
    for (const address of opened.filter((_, i) => i % PARTS === part))
      await Promise.all([onDesk(address), onPhones(address)]);
    await Promise.all([phone, desk].map((page) => page.context().close()));
    await host.stop();
    expect(found).toEqual({});
  });
