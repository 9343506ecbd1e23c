import { expect, test } from '@playwright/test';

const PAGE = '/innovation/contactus';
const NAMES = ['Asha', '<b>Asha</b>', `O'Neil "Bob"`, '🙂 आशा', '$& {name} \\n', 'x'.repeat(10_000)];

test('thanks by name, exactly, and empties the fields; nothing leaves the browser', async ({ page }) => {
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const name of NAMES) {
    const said = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => dialog.accept().then(() => resolve(dialog.message()))),
    );
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Message').fill('We keep a register.');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await said).toBe(`Thank you, ${name}! Your message has been sent.`);
    for (const label of ['Name', 'Email', 'Message']) await expect(page.getByLabel(label)).toHaveValue('');
  }
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test('the browser stops empty and badly formed fields', async ({ page }) => {
  let spoken = 0;
  page.on('dialog', (dialog) => {
    spoken++;
    return dialog.accept();
  });
  await page.goto(PAGE);
  const send = page.getByRole('button', { name: 'Send' });
  const valid = (label: string) => page.getByLabel(label).evaluate((field: HTMLInputElement) => field.checkValidity());
  await send.click();
  for (const label of ['Name', 'Email', 'Message']) expect(await valid(label)).toBe(false);
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Message').fill('Hello');
  await page.getByLabel('Email').fill('not an address');
  await send.click();
  expect(await valid('Email')).toBe(false);
  expect(spoken).toBe(0);
});

test('the fields are as the spec says: email type, five rows, no length bounds', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '5');
  for (const label of ['Name', 'Email', 'Message']) {
    const bounds = await page
      .getByLabel(label)
      .evaluate((e) => [e.getAttribute('maxlength'), e.getAttribute('minlength')]);
    expect(bounds).toEqual([null, null]);
  }
});

test('the map is lazy, titled and sandboxed, with a plain link beside it', async ({ page }) => {
  await page.goto(PAGE);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('title', /Pune/);
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(page.getByRole('link', { name: 'Open the place in a map application' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  );
});

test('the banner’s button moves focus to the Name field', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'Consult our experts' }).click();
  await expect(page.getByLabel('Name')).toBeInViewport();
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });
  test('the form sends nothing and says what to do', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
  });
});
