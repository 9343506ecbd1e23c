import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, type Page, test } from './test.ts';

/**
 * Tests the contact form of a company that has an endpoint. The site under test has none, so the form is rendered and hydrated here
 * on a page of its own, and posts to a real server.
 */

const STRINGS = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send',
  sending: 'Sending',
  asEmail: 'As an email',
  about: 'About: {subject}',
  thanks: 'Thank you, {name}!',
  sentTo: 'Goes to {host}.',
  failed: 'It did not arrive.',
  honeypot: 'Leave empty',
};
const FOLDER = path.resolve('.cache/form-endpoint');
const PROPS = `{ strings: ${JSON.stringify(STRINGS)}, email: 'hello@site.test', endpoint: { url: location.origin + '/send', format: 'form' } }`;

/** Bundles a few lines of code into one script, without class names. */
async function bundle(name: string, code: string, platform: 'browser' | 'node'): Promise<string> {
  const entry = path.join(FOLDER, `${name}.entry.js`);
  const file = path.join(FOLDER, `${name}.mjs`);
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(entry, code);
  const bundler = await rolldown({
    input: entry,
    platform,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      { name: 'styles', load: (id) => (id.endsWith('.css') ? { code: 'export default {}', moduleType: 'js' } : null) },
    ],
  });
  await bundler.write({ file, format: 'esm', codeSplitting: false });
  await bundler.close();
  return file;
}

const COMPONENT = JSON.stringify(path.resolve('src/contact/ContactForm.tsx'));
let server: http.Server;
let origin = '';
let status = 200;
let received: { type: string | undefined; fields: Record<string, string> }[] = [];

test.beforeAll(async () => {
  const client = await bundle(
    'client',
    `import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client'; import { ContactForm } from ${COMPONENT};
hydrateRoot(document.getElementById('root'), createElement(ContactForm, ${PROPS}));`,
    'browser',
  );
  const printer = await bundle(
    'printer',
    `import { createElement } from 'react'; import { renderToString } from 'react-dom/server'; import { ContactForm } from ${COMPONENT};
export const print = (origin) => { const location = { origin }; return renderToString(createElement(ContactForm, ${PROPS})); };`,
    'node',
  );
  const { print } = (await import(pathToFileURL(printer).href)) as { print: (origin: string) => string };
  server = http.createServer((request, response) => {
    if (request.url === '/client.js')
      return response.setHeader('Content-Type', 'text/javascript').end(fs.readFileSync(client));
    if (request.method !== 'POST')
      return response
        .setHeader('Content-Type', 'text/html')
        .end(`<!doctype html><div id="root">${print(origin)}</div><script type="module" src="/client.js"></script>`);
    let body = '';
    request.on('data', (data) => {
      body += data;
    });
    request.on('end', () => {
      received.push({ type: request.headers['content-type'], fields: Object.fromEntries(new URLSearchParams(body)) });
      response.writeHead(status, { 'Content-Type': 'text/html' }).end('<p>Received</p>');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());
test.beforeEach(() => {
  received = [];
  status = 200;
});

const FIELDS = { name: 'Asha', email: 'asha@example.com', message: 'We keep a register.' };
async function write(page: Page) {
  await page.goto(origin);
  for (const [label, text] of [
    ['Name', FIELDS.name],
    ['Email', FIELDS.email],
    ['Message', FIELDS.message],
  ] as const)
    await page.getByLabel(label).fill(text);
}

test('posts the message, and says thank you only after the server has accepted it', async ({ page }) => {
  const said = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      expect(received).toHaveLength(1);
      return dialog.accept().then(() => resolve(dialog.message()));
    }),
  );
  await write(page);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await said).toBe('Thank you, Asha!');
  expect(received[0]?.fields).toEqual(FIELDS);
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByText(`Goes to ${new URL(origin).host}.`)).toBeVisible();
});

test('a failing server is tried twice, and the message stays in the form', async ({ page }) => {
  status = 503;
  let spoken = 0;
  page.on('dialog', (dialog) => {
    spoken++;
    return dialog.accept();
  });
  await write(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toHaveText('It did not arrive.');
  expect(received).toHaveLength(2);
  expect(spoken).toBe(0);
  await expect(page.getByLabel('Message')).toHaveValue(FIELDS.message);
  status = 200;
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a submission with the honeypot field filled is not sent', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await write(page);
  await page.locator('[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(received).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a plain form post sends the same fields', async ({ page }) => {
    await write(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Received')).toBeVisible();
    expect(received).toEqual([{ type: 'application/x-www-form-urlencoded', fields: { ...FIELDS, website: '' } }]);
  });
});
