import { expect, test } from '@playwright/test';
import { settled } from '../gates/settled.ts';

/** Layout could take a table's meaning away; the browser's own accessibility tree says whether it did. */
for (const address of ['/industries/healthcare_life_science', '/product/ReportingFramework', '/evidence'])
  test(`on a phone the tables of ${address} are cells to the eye and tables to the ear`, async ({ page }) => {
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
