import fs from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '../../src/content/registry.ts';
import { type TownPlace, TRADES, townFaults } from '../../src/town/schema.ts';

const drawn: Record<string, string> = JSON.parse(fs.readFileSync('renders/sets/town/places.json', 'utf8'));

it('names only places that are in the picture', () => {
  expect(site.town.map(({ id }) => id).filter((id) => !drawn[id])).toEqual([]);
});

it('finds duplicate places and pages, and pages that do not exist', () => {
  const bank = { id: 'bank', name: 'Bank', pages: ['/a'], tags: [...TRADES] } as unknown as TownPlace;
  const told = (...places: TownPlace[]) =>
    townFaults(places, new Set(['/a', '/about_us'])).map((fault) => fault.message);
  expect(told(bank)).toEqual([]);
  expect(told(bank, { ...bank, pages: ['/about_us'] })).toEqual(['the id bank is taken', 'the name Bank is taken']);
  expect(told(bank, { ...bank, id: 'c', name: 'C' })).toEqual(["/a lives in 'bank' already"]);
  expect(told({ ...bank, pages: ['/about_uss'] })).toEqual(["no page '/about_uss'; did you mean '/about_us'?"]);
});

it('does not claim that we build or run the places', () => {
  const page = site.pages.find(({ family }) => family === 'town');
  const home = site.pages.find(({ path }) => path === '/');
  const texts = [JSON.stringify(site.town), JSON.stringify(page)];
  const claim = /\b(?:we|Impetech)\s+(?:build|built|make|made|run|own|install)\b|\bour (?!customers\b|pages\b)/gi;
  expect(texts.flatMap((text) => text.match(claim) ?? [])).toEqual([]);
  // The owner may have deleted the town, and the home page then has no such link.
  if (page) expect(JSON.stringify(home)).toContain('places where our customers work');
});
