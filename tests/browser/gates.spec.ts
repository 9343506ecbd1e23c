import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { type Finding, SCREENS, type ScreenName } from '../gates/gate.ts';
import { pageGates, siteGates } from '../gates/index.ts';
import { lookGate } from '../gates/look.ts';
import type { GateRecord } from '../gates/report.ts';
import { BROWSER, RECORDS } from '../gates/reporter.ts';
import { builtPages } from '../gates/site.ts';
import { javaPresent, nuGate } from '../gates/validity.ts';
import { visit } from '../gates/visit.ts';
import { listed, site } from './pages.ts';
import { layOnSheets } from './sheets.ts';

const MINUTE_MS = 60_000;
const pages = builtPages();
/** To accept a new look, only the look is looked at: `npm run test:accept`. */
const gates = process.env.ACCEPT ? [lookGate] : pageGates;

const isPrinted = (address: string) => !process.env.ACCEPT && listed.some(({ path }) => path === address);

async function backToScreen(page: Page, screen: ScreenName) {
  await page.emulateMedia({ media: null });
  await page.setViewportSize(SCREENS[screen]);
}

const hand = (info: TestInfo, name: string, value: unknown) =>
  info.attach(name, {
    body: typeof value === 'string' ? value : JSON.stringify(value),
    contentType: 'application/json',
  });

test('every page of the registry was built, and is checked', () => {
  expect(pages.map(({ address }) => address)).toEqual(expect.arrayContaining(site.pages.map(({ path }) => path)));
});

for (const built of pages) {
  test(`gates on ${built.address}`, async ({ browser, baseURL: origin = '' }, info) => {
    test.setTimeout(2 * MINUTE_MS);
    const found: Finding[] = [];
    const records = new Map<string, GateRecord>();
    for (const screen of Object.keys(SCREENS) as ScreenName[]) {
      const open = await visit(browser, { origin, built, screen });
      for (const gate of gates.filter(({ on }) => on.includes(screen))) {
        const findings = await gate.check(open);
        const record = records.get(gate.name) ?? { page: built.address, gate: gate.name, findings: 0 };
        record.findings += findings.length;
        for (const [what, value] of Object.entries(gate.measure?.(open) ?? {}))
          record.measured = { ...record.measured, [gate.on.length > 1 ? `${what}, ${screen}` : what]: value };
        records.set(gate.name, record);
        found.push(...findings.map((finding) => `${gate.name} at ${screen}: ${finding}`));
      }
      // The last thing of a visit, since it is open: no half-empty sheet, no heading at a foot, no row alone.
      const printed = screen === 'desk' && isPrinted(built.address);
      if (printed) found.push(...(await layOnSheets(open.page)).faults.map((fault) => `on paper: ${fault}`));
      await open.leave();
      if (printed) await backToScreen(open.page, screen);
    }
    await hand(info, RECORDS, [...records.values()]);
    await hand(info, BROWSER, browser.version());
    expect(found).toEqual([]);
  });
}

for (const gate of siteGates) {
  test(`${gate.name} on every page`, async ({ browserName: _ }, info) => {
    test.skip(gate === nuGate && !javaPresent(), 'The Nu HTML checker needs Java, which is not installed here');
    test.setTimeout(5 * MINUTE_MS);
    const found = await gate.check(pages);
    const records: GateRecord[] = pages.map(({ address }) => ({
      page: address,
      gate: gate.name,
      findings: found.filter((one) => one.address === address).length,
    }));
    await hand(info, RECORDS, records);
    expect(found).toEqual([]);
  });
}
