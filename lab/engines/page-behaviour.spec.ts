import type { Browser } from './browser.ts';
import { expect, test } from './test.ts';

/** Behaviour that may differ between engines. */

const HERO = '[aria-roledescription="carousel"]';
const TRACK = `${HERO} [data-at]`;
const heroButton = (name: string) => `${HERO} button[aria-label="${name}"]`;
const playing = (visitor: Browser) => () => visitor.attribute(HERO, 'data-playing');

async function openHome(visitor: Browser) {
  await visitor.open('/');
  await expect.poll(() => visitor.attribute(HERO, 'data-live')).toBe('true');
}

test('a mouse press does not pause the hero, and it pauses off screen', async ({ visitor }) => {
  await openHome(visitor);
  await visitor.click(`${HERO} button[aria-label^="Slide 4 of 9"]`);
  await visitor.leave();
  await expect.poll(playing(visitor)).toBe('true');
  await visitor.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await expect.poll(playing(visitor)).toBeNull();
  await visitor.evaluate(() => scrollTo(0, 0));
  await expect.poll(playing(visitor)).toBe('true');
});

test('slide 9 is followed by slide 1 one frame on, with its picture', async ({ visitor }) => {
  await openHome(visitor);
  const place = () =>
    visitor.evaluate((css) => {
      const track = document.querySelector(css) as HTMLElement;
      return Math.round(new DOMMatrix(getComputedStyle(track).transform).e / track.clientWidth);
    }, TRACK);
  await visitor.click(heroButton('Previous slide'));
  await expect.poll(place).toBe(1);
  await visitor.click(heroButton('Next slide'));
  await expect.poll(place).toBe(0);
  await expect.poll(() => visitor.count(`${TRACK} > div:last-child picture`)).toBe(1);
});

test('Home and End move to the first and last link of a menu', async ({ visitor }) => {
  await visitor.open('/industries/healthcare_life_science');
  const panel = '#menu-products';
  await visitor.focus(`button[aria-controls="menu-products"]`);
  await visitor.key('Enter', 'ArrowDown', 'End');
  const at = () =>
    visitor.evaluate((css) => {
      const links = [...document.querySelectorAll(`${css} a`)];
      return links.indexOf(document.activeElement as Element) - (links.length - 1);
    }, panel);
  await expect.poll(at).toBe(0);
  await visitor.key('Home');
  await expect.poll(() => visitor.focused(`${panel} a`)).toBe(true);
});

test('the values of a drawing are a table in a disclosure, and follow the dial', async ({ visitor }) => {
  await visitor.open('/services/cloude');
  const figure = '[data-instrument] figure';
  await visitor.evaluate((css) => document.querySelector(css)?.scrollIntoView(), figure);
  await expect.poll(() => visitor.attribute(figure, 'data-live')).toBe('true');
  const table = `${figure} details table`;
  await expect.poll(() => visitor.count(table)).toBe(0);
  await visitor.focus(`${figure} summary`);
  await visitor.key('Enter');
  await expect.poll(() => visitor.count(table)).toBeGreaterThan(0);
  const first = `${figure} input[type=range]`;
  await visitor.focus(first);
  await visitor.key('End');
  const told = async () =>
    (await visitor.text(`${table} [aria-current]`)) === (await visitor.attribute(first, 'aria-valuetext'));
  await expect.poll(told).toBe(true);
});

test('cards are revealed 100 ms after each other, from the seventh on too', async ({ visitor }) => {
  await visitor.open('/product/business_manegment');
  await expect.poll(() => visitor.evaluate(() => document.documentElement.className)).toContain('reveals');
  const cards = 'main ul:has(> li:nth-child(9):last-child) > [data-reveal="card"]';
  for (let i = 0; i < 9; i++)
    await visitor.evaluate(
      (css, n) => document.querySelectorAll(css)[n]?.scrollIntoView({ block: 'center' }),
      cards,
      i,
    );
  await expect.poll(() => visitor.count(`${cards}.seen`)).toBe(9);
  const waits = await visitor.evaluate(
    (css) => [...document.querySelectorAll(css)].map((card) => parseFloat(getComputedStyle(card).transitionDelay)),
    cards,
  );
  waits.forEach((wait, i) => {
    expect(wait).toBeCloseTo(i / 10, 3);
  });
});

test('the map loads only when it is scrolled into view', async ({ visitor }) => {
  await visitor.open('/innovation/contactus');
  const asked = () =>
    visitor.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin)).length,
    );
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(await asked()).toBe(0);
  expect(await visitor.count('iframe[src]')).toBe(0);
});

test('a page loads no other page', async ({ visitor }) => {
  await visitor.open('/services/Analytics');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const others = await visitor.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => !/^\/(renders|fonts|_assets)\/|\.(svg|ico|png|webmanifest|js)$/.test(path)),
  );
  expect(others).toEqual([]);
});
