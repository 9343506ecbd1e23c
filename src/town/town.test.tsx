import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Town } from './Town.tsx';
import { TownPage } from './TownPage.tsx';
import { map, places, words } from './testing.tsx';

const island = renderToStaticMarkup(<Town name="The town" map={map} words={words} />);
const page = renderToStaticMarkup(
  <TownPage words={{ words: { heading: 'Every place, in words' }, place: words.place }} places={places}>
    {null}
  </TownPage>,
);
const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

describe('the town as it is printed', () => {
  it('is the picture at noon as an image map, with an area for each place', () => {
    expect(island).toMatch(/<img[^>]+usemap="#town"/i);
    expect(island).toContain('/town/noon.aa/1152.avif');
    for (const { id, name } of places) expect(page).toContain(`href="#${id}" alt="${name}"`);
    expect(count(page, /<area /g)).toBe(places.length);
  });

  it('leaves the areas outside of what the browser takes up: it would work out their corners again', () => {
    expect(island).not.toContain('<area');
  });

  it('loads no other hour and no tile', () => {
    expect(island).not.toMatch(/\/town\/(dawn|dusk|night|rain)|\d-\d\.avif/);
  });

  it('has no style attribute, which the policy forbids', () => {
    expect(island + page).not.toContain('style=');
  });

  it('lists every place with its text, position and pages', () => {
    for (const { id, name, what, where, pages } of places) {
      expect(island).toContain(`<a href="#${id}">${name}</a>`);
      expect(page).toContain(`id="${id}"`);
      for (const text of [name, what, where, ...pages.flatMap(({ to, line }) => [to, line])])
        expect(page).toContain(text);
    }
  });

  it('has its name in the h1', () => {
    expect(island).toMatch(/<h1[^>]*><span[^>]*>The town<\/span>/);
  });
});
