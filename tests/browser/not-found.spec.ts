import { expect, test } from './test.ts';

test('unknown addresses return status 404, and those under /service/ have their own text', async ({ page }) => {
  const lost = await page.goto('/no/such/page');
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This road was\s+never built\./);
  const service = await page.goto('/service/no-such-service');
  expect(service?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
