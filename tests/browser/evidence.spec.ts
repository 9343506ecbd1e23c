import { readEvidence } from '../../src/evidence/read-evidence.ts';
import { pageTitle } from '../../src/model/page-title.ts';
import { site } from '../site-pages.ts';
import { expect, test } from './test.ts';

const evidence = readEvidence();
const words = site.pages.find((page) => page.family === 'evidence');
if (!words) throw new Error('there is no page of the family evidence');
const known = site.pages.map(({ path }) => path);

test('the footer of every page links to the evidence', async ({ page }) => {
  await page.goto('/about_us');
  await page.locator('footer').getByRole('link', { name: words.name, exact: true }).click();
  await expect(page).toHaveURL('/evidence');
  await expect(page).toHaveTitle(pageTitle(words.title, site.company.name));
});

test('every page of the site has a row, and every figure matches the last run', async ({ page }) => {
  await page.goto('/evidence');
  const rows = await page.locator('table:has(caption h3) tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      path: row.querySelector('th b + span')?.textContent ?? '',
      link: row.querySelector('th a')?.getAttribute('href'),
      cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    })),
  );
  expect(rows.map(({ path }) => path).sort()).toEqual([...known].sort());
  const none = `${words.table.unmeasured}–`;
  for (const { path, link, cells } of rows) {
    // The 404 page has no address to link to.
    expect(link, path).toBe(path.endsWith('/404') ? undefined : path);
    const gates = evidence.gates?.pages[path];
    const bench = evidence.bench?.pages[path];
    expect(cells, path).toEqual([
      gates ? `${gates.gates - Object.keys(gates.faults).length} of ${gates.gates}` : none,
      ...[0, 1, 2, 3].map((i) => bench?.scores?.[i]?.toString() ?? none),
      bench?.lcpOverFloor?.toFixed(2) ?? none,
      bench?.bytes ? Math.round(bench.bytes / 1000).toString() : none,
    ]);
  }
});

test('the totals, the gates and the tools match the last runs', async ({ page }) => {
  await page.goto('/evidence');
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  const total = (name: string) => page.locator(`[data-total=${name}]`);
  await expect(total('pages')).toHaveText(known.length.toString());
  const { gates, bench } = evidence;
  const main = page.getByRole('main');
  if (gates) {
    await expect(total('gates')).toHaveText(gates.gates.length.toString());
    const faults = Object.values(gates.pages).flatMap((checked) => Object.values(checked.faults));
    await expect(total('faults')).toHaveText(faults.reduce((sum, found) => sum + found, 0).toString());
    const rows = await page.locator('tr:has(td li)').evaluateAll((all) =>
      all.map((row) => ({
        name: row.querySelector('th')?.textContent?.trim(),
        promise: row.querySelector('td')?.textContent?.trim(),
        caught: [...row.querySelectorAll('li')].map((item) => item.textContent?.trim()),
      })),
    );
    expect(rows).toEqual(gates.gates.map(({ name, promise, caught }) => ({ name, promise, caught })));
  }
  if (bench) {
    const scored = Object.values(bench.pages).flatMap(({ scores }) => (scores ? [scores] : []));
    const full = scored.filter((scores) => scores.every((score) => score === 100));
    await expect(total('full')).toHaveText(full.length.toString());
  }
  for (const run of [gates, bench]) if (run) await expect(main.locator(`time[datetime="${run.date}"]`)).toBeVisible();
  const parts = bench && [bench.interactions, bench.hosts, bench.queries, bench.clone, bench.build, bench.server];
  await expect(main.getByText(words.runs.missing)).toHaveCount(
    (gates ? 0 : 3) + (parts ? parts.filter((part) => !part?.length).length : 7),
  );
});
