import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { FAULTS, PLANTED_ON, unguarded } from './faults.ts';
import { pageGates, siteGates } from './index.ts';
import { PLANTED, type Planted } from './reporter.ts';
import { screenshotGate } from './screenshot.ts';
import { builtPages } from './site.ts';
import { javaPresent } from './validity.ts';
import { visit } from './visit.ts';

/** Each gate must report a fault that was planted for it, and nothing else. */
const MINUTE_MS = 60_000;
const pages = builtPages();

test('every gate has a fault to object to', () => {
  const gates = [...pageGates, ...siteGates].map(({ name }) => name);
  expect(gates.filter((name) => !FAULTS.some(({ gate }) => gate === name))).toEqual([]);
  expect(FAULTS.filter(({ gate }) => !gates.includes(gate))).toEqual([]);
});

for (const { gate: name, what, plant, says, screen = 'desk' } of FAULTS) {
  test(`${name} objects to ${what}`, async ({ browser, baseURL: origin = '' }, info) => {
    test.setTimeout(2 * MINUTE_MS);
    test.skip(name === 'nu' && !javaPresent(), 'The Nu HTML checker needs Java, which is not installed here');
    const built = pages.find(({ address }) => address === PLANTED_ON);
    if (!built) throw new Error(`There is no ${PLANTED_ON} to plant faults on`);

    const check = async (): Promise<string[]> => {
      const ofPage = pageGates.find((gate) => gate.name === name);
      if (ofPage) {
        const open = await visit(browser, { origin, built, screen, plant });
        const findings = await ofPage.check(open);
        await open.leave();
        return findings;
      }
      const file = info.outputPath('planted.html');
      const html = plant.html?.(built.html) ?? built.html;
      fs.writeFileSync(file, html);
      const planted = pages.map((page) => (page === built ? { ...built, html, file } : page));
      const found = await siteGates
        .find((gate) => gate.name === name)
        ?.check(name === 'links' ? planted : [{ ...built, html, file }]);
      return found?.map(({ finding }) => finding) ?? [];
    };

    const findings = await check();
    expect(findings.length, 'it must object').toBeGreaterThan(0);
    for (const finding of findings) expect(finding, 'and to nothing else').toMatch(says);
    const seen: Planted = { gate: name, fault: what };
    await info.attach(PLANTED, { body: JSON.stringify(seen), contentType: 'application/json' });
  });
}

test('screenshot accepts slightly heavier antialiasing, as other machines draw it', async ({
  browser,
  baseURL: origin = '',
}) => {
  const built = pages.find(({ address }) => address === PLANTED_ON);
  if (!built) throw new Error(`There is no ${PLANTED_ON}`);
  // Thicker strokes at the same widths: no line breaks elsewhere.
  const plant = unguarded('<style>body { -webkit-text-stroke: 0.2px; text-rendering: geometricPrecision }</style>');
  const open = await visit(browser, { origin, built, screen: 'desk', plant });
  expect(await screenshotGate.check(open)).toEqual([]);
  await open.leave();
});
