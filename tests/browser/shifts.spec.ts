import { expect, test } from '@playwright/test';
import { Host } from './host.ts';
import { addresses } from './pages.ts';
import { forgetfulWindow, MOST_SHIFT, shiftsOnArrival } from './shifts.ts';

/** As on a slow line, in little time: pictures come after the words, scripts after them, and the font last. */
const WAITS: [RegExp, number][] = [
  [/^\/renders\//, 60],
  [/\.js$/, 120],
  [/^\/fonts\//, 180],
];
/** Spread over the workers. */
const PARTS = 3;
/** Side by side: most of an arrival is waiting. */
const SCREENS = [
  ['on a small phone', 360, 780],
  ['on a phone', 390, 844],
  ['on a large phone', 412, 823],
  ['on a desk', 1440, 900],
] as const;

for (let part = 0; part < PARTS; part++)
  test(`no page jumps while it arrives, part ${part + 1} of ${PARTS}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const host = await new Host().start();
    host.waits = (url) => WAITS.find(([of]) => of.test(url))?.[1] ?? 0;
    const jumps: Record<string, string[]> = {};
    const windows = await Promise.all(
      SCREENS.map(async ([name, width, height]) => [name, await forgetfulWindow(browser, width, height)] as const),
    );
    const arrive = async (address: string, [name, page]: (typeof windows)[number]) => {
      const shifts = await shiftsOnArrival(page, host.origin + address);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      if (sum >= MOST_SHIFT)
        jumps[`${address} ${name}`] = [
          sum.toFixed(3),
          ...shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`),
        ];
    };
    for (const address of addresses.filter((_, i) => i % PARTS === part))
      await Promise.all(windows.map((one) => arrive(address, one)));
    await Promise.all(windows.map(([, page]) => page.context().close()));
    await host.stop();
    expect(jumps).toEqual({});
  });
