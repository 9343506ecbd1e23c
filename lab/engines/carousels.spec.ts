import type { Browser } from './browser.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

const HERO = '[aria-roledescription="carousel"]';
const TRACK = `${HERO} [data-at]`;
const SERVICES = 'section[aria-labelledby="services-carousel"]';
const heroButton = (name: string) => `${HERO} button[aria-label="${name}"]`;

/** Which slide fills the frame. */
const shown = (visitor: Browser) =>
  visitor.evaluate((css) => {
    const track = document.querySelector(css);
    const frame = track?.parentElement?.getBoundingClientRect();
    const fills = (slide: Element) =>
      Math.abs(slide.getBoundingClientRect().left - (frame?.left ?? 0)) < 1 &&
      getComputedStyle(slide).visibility === 'visible';
    return [...(track?.children ?? [])].findIndex(fills);
  }, TRACK);

/** Titles of the cards that are wholly inside the visible area. */
const cards = (visitor: Browser) =>
  visitor.evaluate((css) => {
    const list = document.querySelector(`${css} ul`);
    const frame = list?.parentElement?.getBoundingClientRect();
    return [...(list?.children ?? [])].flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      const inside = frame && left >= frame.left - 1 && right <= frame.right + 1;
      return inside ? [card.querySelector('h3')?.textContent ?? ''] : [];
    });
  }, SERVICES);

async function openHome(visitor: Browser) {
  await visitor.open('/');
  await expect.poll(() => visitor.attribute(HERO, 'data-live')).toBe('true');
}

test('the hero advances by itself, and pauses on hover and focus', async ({ visitor }) => {
  await openHome(visitor);
  const playing = () => visitor.attribute(HERO, 'data-playing');
  await expect.poll(playing).toBe('true');
  await expect.poll(() => shown(visitor)).toBe(1);
  await visitor.hover(`${HERO} p`);
  await expect.poll(playing).toBeNull();
  await visitor.leave();
  await expect.poll(playing).toBe('true');
  await visitor.focus(heroButton('Next slide'));
  await expect.poll(playing).toBeNull();
});

test('the rotation button is first in the hero, pauses it and plays it again', async ({ visitor }) => {
  await openHome(visitor);
  await expect.poll(() => visitor.attribute(`${HERO} button`, 'aria-label')).toBe('Pause slides');
  await visitor.click(heroButton('Pause slides'));
  await visitor.leave();
  await visitor.focus('.skip');
  await expect.poll(() => visitor.count(heroButton('Play slides'))).toBe(1);
  await expect.poll(() => visitor.attribute(HERO, 'data-playing')).toBeNull();
  await visitor.click(heroButton('Play slides'));
  await visitor.leave();
  await visitor.focus('.skip');
  await expect.poll(() => visitor.attribute(HERO, 'data-playing')).toBe('true');
});

test('the hero’s arrows wrap and its stops jump to their slides', async ({ visitor }) => {
  await openHome(visitor);
  await visitor.click(heroButton('Previous slide'));
  await expect.poll(() => shown(visitor)).toBe(8);
  await visitor.click(heroButton('Next slide'));
  await expect.poll(() => shown(visitor)).toBe(0);
  await visitor.click(`${HERO} button[aria-label^="Slide 6 of 9"]`);
  await expect.poll(() => shown(visitor)).toBe(5);
  await expect.poll(() => visitor.visible(`${HERO} [aria-roledescription="slide"][aria-label^="Slide 6"]`)).toBe(true);
});

for (const [width, count] of [
  [DESKTOP.width, 3],
  [800, 2],
  [PHONE.width, 1],
] as const) {
  test(`at ${width} px the cards wrap around both ends, ${count} at a time; those outside are inert`, async ({
    visitor,
  }) => {
    await visitor.resize({ width, height: 900 });
    await openHome(visitor);
    await visitor.evaluate((css) => document.querySelector(css)?.scrollIntoView(), SERVICES);
    await expect.poll(() => visitor.attribute(SERVICES, 'data-live')).toBe('true');
    const first = ['Life Science', 'Data Centre', 'Education'].slice(0, count);
    await expect.poll(() => cards(visitor)).toEqual(first);
    await expect.poll(() => visitor.count(`${SERVICES} li[inert]`)).toBe(12 - count);
    await visitor.click(`${SERVICES} button[aria-label^="Previous"]`);
    // One card back, past the first: the last is before it, independent of its position in the list.
    await expect.poll(() => cards(visitor)).toContain('File-Keeping Solution');
    await visitor.click(`${SERVICES} button[aria-label^="Next"]`);
    await expect.poll(() => cards(visitor)).toEqual(first);
  });
}
