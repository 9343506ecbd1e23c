import { LONGEST_URL } from '../../src/contact/message-links.ts';
import { formatCoordinates } from '../../src/model/coordinates.ts';
import { MAP_ORIGIN } from '../../src/model/openstreetmap.ts';
import { site } from '../site-pages.ts';
import { animationsFinished } from './settled.ts';
import { expect, type Page, test } from './test.ts';

const PAGE = '/innovation/contactus';
const NAMES = ['Asha', `<b>O'Neil</b> "Bob" 🙂 आशा $& {name} \\n`, 'x'.repeat(10_000)];

/** Opens the page and waits until the form is hydrated: Astro then removes the attribute. */
async function openForm(page: Page) {
  await page.goto(PAGE);
  await expect(page.locator('astro-island[client=settled][ssr]')).toHaveCount(0);
}

test('Send shows the exact thank-you alert, clears the fields and makes no request', async ({ page }) => {
  await openForm(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  // Filling the fields may scroll the map and the town picture into view, which load their files then.
  page.on('request', (request) => {
    const url = request.url();
    const isFile = /^\/(_assets|town\/places)\//.test(new URL(url).pathname) && request.method() === 'GET';
    if (!isFile && !url.startsWith(MAP_ORIGIN)) requests.push(url);
  });
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

test('the browser rejects empty and malformed fields', async ({ page }) => {
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

test('a name or a message of only spaces is rejected with a message', async ({ page }) => {
  const { blank } = site.strings.form;
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  const send = page.getByRole('button', { name: 'Send' });
  const messageOf = (label: string) =>
    page.getByLabel(label).evaluate((field: HTMLInputElement) => field.validationMessage);
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Name').fill('   ');
  await page.getByLabel('Message').fill(' \n\u200b ');
  await send.click();
  await expect.poll(() => messageOf('Name')).toBe(blank);
  expect(await messageOf('Message')).toBe(blank);
  expect(alerts).toEqual([]);
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Message').fill('Hello');
  await send.click();
  expect(alerts).toEqual(['Thank you, Asha! Your message has been sent.']);
});

test('bidirectional control characters are removed from the alert', { tag: '@full' }, async ({ page }) => {
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  const said = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => dialog.accept().then(() => resolve(dialog.message()))),
  );
  await page.getByLabel('Name').fill('\u202eahsA\u2066');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await said).toBe('Thank you, ahsA! Your message has been sent.');
});

test('the email link is built when it is used, and stays short for a very long message', async ({ page }) => {
  await openForm(page);
  const email = page.getByRole('link', { name: 'Write it as an email' });
  await page.getByLabel('Message').evaluate((field: HTMLTextAreaElement) => {
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
    value?.set?.call(field, 'आ'.repeat(30_000));
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  // The link is not updated while typing, only when it is used.
  await expect(email).toHaveAttribute('href', /^mailto:[^?]+$/);
  await email.click();
  await expect(email).toHaveAttribute('href', /body=/);
  expect(((await email.getAttribute('href')) ?? '').length).toBeLessThanOrEqual(LONGEST_URL);
});

test('the fields match the specification: email type, five rows, no length limits', async ({ page }) => {
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

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`at ${size.width} px the map loads only when it is scrolled into view`, {
    tag: size.width < 1440 ? '@full' : [],
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith('https:') && asked.push(request.url()));
    await page.setViewportSize(size);
    await page.goto(PAGE);
    const place = page.locator('main address', { hasText: site.company.address.locality }).last();
    await expect(place).toContainText(formatCoordinates(site.company.map));
    await page.evaluate(() => scrollTo(0, 200));
    await page.waitForLoadState('networkidle');
    await animationsFinished(page);
    expect(asked).toEqual([]);
    await place.scrollIntoViewIfNeeded();
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('title', new RegExp(site.company.address.locality));
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.getByRole('link', { name: 'Open the place in a map application' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    );
  });

test('without a connection the map is not loaded and the address is visible', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.locator('main address').last().scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('main address').last()).toBeVisible();
});

test('the page a visitor came from is shown above the fields and can be removed; the fields are empty', async ({
  page,
}) => {
  await page.goto('/industries/energy');
  const link = page.locator('main a[href*="/innovation/contactus#about="]').first();
  const label = ((await link.textContent()) ?? '').trim();
  await link.click();
  await expect(page).toHaveURL(/contactus#about=/);
  const line = page.getByText(`About: Energy. ${label}.`);
  await expect(line).toBeVisible();
  for (const name of ['Name', 'Email', 'Message']) await expect(page.getByLabel(name)).toHaveValue('');
  const email = page.getByRole('link', { name: 'Write it as an email' });
  await expect(email).toHaveAttribute('href', /subject=About%3A%20Energy/);
  await page.getByRole('button', { name: 'Remove the subject' }).click();
  await expect(line).toHaveCount(0);
  await expect(email).toHaveAttribute('href', /^mailto:[^?]+$/);
});

test('the message can be sent from the visitor’s own email program', async ({ page }) => {
  await openForm(page);
  const email = page.getByRole('link', { name: 'Write it as an email' });
  await expect(email).toHaveAttribute('href', /^mailto:[^?]+$/);
  await page.getByLabel('Name').fill('Asha & Co');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Message').fill('We keep a register.\nIn ink.');
  await email.click();
  await expect(email).toHaveAttribute('href', /body=/);
  const href = new URL((await email.getAttribute('href')) ?? '');
  const said = Object.fromEntries(
    href.search
      .slice(1)
      .split('&')
      .map((pair) => pair.split('=').map(decodeURIComponent)),
  );
  expect(said).toEqual({
    subject: 'We keep a register.',
    body: 'We keep a register.\r\nIn ink.\r\n\r\nAsha & Co\r\nasha@example.com',
  });
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
});

test('text typed before the form is hydrated is preserved', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_assets\/react/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Message').fill('Early');
  release();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill('asha@example.com');
  const email = page.getByRole('link', { name: 'Write it as an email' });
  await email.click();
  await expect(email).toHaveAttribute('href', /Early/);
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
});

test('the page ends with the banner, which links to the form', async ({ page }) => {
  await page.goto(PAGE);
  const last = page.locator('main > :not([data-imprint]):visible').last();
  await last.getByRole('link', { name: 'Consult our experts' }).click();
  await expect(page.getByLabel('Name')).toBeInViewport();
});

test('the breadcrumb is Home and Contact Us, without a menu', async ({ page }) => {
  await page.goto(PAGE);
  const trail = page.getByRole('navigation', { name: 'You are here' });
  expect(await trail.getByRole('listitem').allTextContents()).toEqual(['Home', 'Contact Us']);
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });
  test('the form sends nothing and explains what to do', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
  });
});
