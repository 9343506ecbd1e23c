import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { indexedPages, site } from '../site-pages.ts';
import { equalAccessGate } from './equal-access.ts';
import { type Finding, SCREENS, type ScreenName } from './gate.ts';
import { pageGates, siteGates } from './index.ts';
import { linksGate } from './links.ts';
import { layOnSheets } from './printed-sheets.ts';
import type { GateRecord } from './report.ts';
import { BROWSER, RECORDS } from './reporter.ts';
import { screenshotGate } from './screenshot.ts';
import { fewUnrecorded, isUnrecorded, selection } from './selection.ts';
import { builtPages } from './site.ts';
import { javaPresent, nuGate } from './validity.ts';
import { visit } from './visit.ts';

const MINUTE_MS = 60_000;
const pages = builtPages();
const { checked } = selection();
const selected = pages.filter(({ address }) => checked.includes(address));
/**
 * `npm run test:accept` takes new screenshots and runs nothing else. The second accessibility engine is for `test:all`, and
 * for pages that alone have changed.
 */
function gatesOf(address: string) {
  if (process.env.ACCEPT) return [screenshotGate];
  const isWhole = process.env.FULL || fewUnrecorded().includes(address);
  return pageGates.filter(
    (gate) => (isWhole || gate !== equalAccessGate) && (!gate.onlyUnrecorded || isUnrecorded(address)),
  );
}

const isPrinted = (address: string) => !process.env.ACCEPT && indexedPages.some(({ path }) => path === address);

async function backToScreen(page: Page, screen: ScreenName) {
  await page.emulateMedia({ media: null });
  await page.setViewportSize(SCREENS[screen]);
}

const attach = (info: TestInfo, name: string, value: unknown) =>
  info.attach(name, {
    body: typeof value === 'string' ? value : JSON.stringify(value),
    contentType: 'application/json',
  });

test('every page of the registry was built', () => {
  expect(pages.map(({ address }) => address)).toEqual(expect.arrayContaining(site.pages.map(({ path }) => path)));
});

for (const built of selected) {
  test(`gates on ${built.address}`, async ({ browser, baseURL: origin = '' }, info) => {
    test.setTimeout(5 * MINUTE_MS);
    const found: Finding[] = [];
    const records = new Map<string, GateRecord>();
    // A page with a recorded pass is opened once.
    const screens: ScreenName[] = isUnrecorded(built.address) ? ['desk', 'phone'] : ['desk'];
    for (const screen of screens) {
      const open = await visit(browser, { origin, built, screen });
      for (const gate of gatesOf(built.address).filter(({ on }) => on.includes(screen))) {
        const findings = await gate.check(open);
        const record = records.get(gate.name) ?? { page: built.address, gate: gate.name, findings: 0 };
        record.findings += findings.length;
        for (const [what, value] of Object.entries(gate.measure?.(open) ?? {}))
          record.measured = { ...record.measured, [gate.on.length > 1 ? `${what}, ${screen}` : what]: value };
        records.set(gate.name, record);
        found.push(...findings.map((finding) => `${gate.name} at ${screen}: ${finding}`));
      }
      // Print layout changes the page, so it comes last: no half-empty sheet, no heading at the bottom, no single row.
      const printed = screen === 'desk' && isPrinted(built.address);
      if (printed) found.push(...(await layOnSheets(open.page)).faults.map((fault) => `in print: ${fault}`));
      await open.leave();
      if (printed) await backToScreen(open.page, screen);
    }
    await attach(info, RECORDS, [...records.values()]);
    await attach(info, BROWSER, browser.version());
    expect(found).toEqual([]);
  });
}

for (const gate of siteGates) {
  test(`${gate.name} on ${gate === linksGate ? 'every page' : 'the selected pages'}`, async ({
    browserName: _,
  }, info) => {
    test.skip(gate === nuGate && !javaPresent(), 'The Nu HTML checker needs Java, which is not installed here');
    test.setTimeout(10 * MINUTE_MS);
    // A link depends on other pages; what the HTML checkers say depends on the page alone.
    const needed = gate === nuGate ? selected.filter(({ address }) => isUnrecorded(address)) : selected;
    const read = gate === linksGate ? pages : needed;
    const found = await gate.check(read);
    const records: GateRecord[] = read.map(({ address }) => ({
      page: address,
      gate: gate.name,
      findings: found.filter((one) => one.address === address).length,
    }));
    await attach(info, RECORDS, records);
    expect(found).toEqual([]);
  });
}
