import { expect, test } from './test.ts';

const PAGE = '/innovation/contactus';
const FIELDS = ['#name', '#email', '#message'];

test('Send shows the exact thank-you alert and clears the form', async ({ visitor }) => {
  await visitor.open(PAGE);
  for (const name of ['Asha', `O'Neil "Bob" <b>`, '$& {name}']) {
    await visitor.focus('#name');
    await visitor.type(name);
    await visitor.focus('#email');
    await visitor.type('asha@example.com');
    await visitor.focus('#message');
    await visitor.type('We keep a register.');
    const said = await visitor.alertAfter(() => visitor.click('form#about button'));
    expect(said).toBe(`Thank you, ${name}! Your message has been sent.`);
    for (const field of FIELDS) await expect.poll(() => visitor.value(field)).toBe('');
  }
  expect(await visitor.evaluate(() => location.pathname + location.search)).toBe(PAGE);
});

test('the browser rejects an empty form and a malformed address', async ({ visitor }) => {
  await visitor.open(PAGE);
  await visitor.click('form#about button');
  // The browser focuses the first invalid field, and there is no alert.
  await expect.poll(() => visitor.focused('#name')).toBe(true);
  await expect.poll(() => visitor.count('form#about :is(input, textarea):invalid')).toBe(3);
  await visitor.type('Asha');
  await visitor.focus('#message');
  await visitor.type('Hello');
  await visitor.focus('#email');
  await visitor.type('not an address');
  await visitor.click('form#about button');
  await expect.poll(() => visitor.focused('#email')).toBe(true);
  await expect.poll(() => visitor.value('#name')).toBe('Asha');
});
