import { expect, test } from './test.ts';

test('the module grid filters by text and by group', async ({ page }) => {
  await page.goto('/product/SchoolAutomation');
  const cards = page.locator('[data-module]:visible');
  await expect(cards).toHaveCount(20);
  await page.getByLabel('Find a module').fill('bus gps');
  await expect(cards).toHaveCount(0);
  await expect(page.getByText('No module matches')).toBeVisible();
  await page.getByLabel('Find a module').fill('gps');
  await expect(cards).toHaveCount(1);
  await page.getByLabel('Find a module').fill('');
  await page.getByRole('button', { name: 'Campus' }).click();
  await expect(cards).toHaveCount(4);
  await page.getByRole('button', { name: 'All modules' }).click();
  await expect(cards).toHaveCount(20);
});
