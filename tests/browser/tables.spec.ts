import { settled } from '../gates/settled.ts';
import { addresses } from '../site-pages.ts';
import { expect, test } from './test.ts';

/** CSS layout can remove a table's semantics, so this reads the browser's accessibility tree. */
const TABLES = ['/industries/healthcare_life_science', '/product/ReportingFramework', '/evidence'];

// The owner may have deleted some.
for (const address of TABLES.filter((one) => addresses.includes(one)))
  test(`on a phone the tables of ${address} look like cards and stay tables for assistive technology`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await settled(page);
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    expect(count('table')).toBe(await page.locator('table').count());
    expect(count('row')).toBe(await page.locator('tr').count());
    expect(count('rowheader')).toBe(await page.locator('tbody tr').count());
    expect(count('cell')).toBe(await page.locator('td').count());
  });
