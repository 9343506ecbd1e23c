import fs from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '../../src/content/registry.ts';
import { HOURS, type TownPlace, TRADES, townFaults } from '../../src/town/schema.ts';

/** Pages that are tools of the site, not part of what it shows. */
const TOOLS = new Set([
  '/search',
  '/offline',
  '/evidence',
  '/accessibility',
  '/privacy',
  '/display',
  '/404',
  '/service/404',
  '/town',
]);
const shown = site.pages.map((page) => page.path).filter((path) => !TOOLS.has(path));
const set: Record<string, string> = JSON.parse(fs.readFileSync('renders/sets/town/places.json', 'utf8'));

it('gives each of the 71 pages, and any other of the site, exactly one home', () => {
  expect(shown.length).toBeGreaterThanOrEqual(71);
  expect(site.town.flatMap((place) => place.pages).sort()).toEqual([...shown].sort());
});

it('names the places of the set, all of them and no others, in its order', () => {
  expect(site.town.map(({ id, name }) => [id, name])).toEqual(Object.entries(set));
  expect(new Set(site.town.map((place) => place.name)).size).toBe(site.town.length);
});

it('says something of its own at every hour', () => {
  const lines = site.town.flatMap((place) => HOURS.map((hour) => place.hours[hour]));
  expect(new Set(lines).size).toBe(lines.length);
});

it('answers everyone who runs something', () => {
  for (const trade of TRADES)
    expect(
      site.town.filter((place) => place.tags.includes(trade)),
      trade,
    ).not.toHaveLength(0);
});

it('finds places and pages that are named twice, and pages that are not there', () => {
  const bank = { ...site.town[0], id: 'bank', name: 'Bank', pages: ['/a'] } as TownPlace;
  const told = (...places: TownPlace[]) =>
    townFaults(places, new Set(['/a', '/about_us'])).map((fault) => fault.message);
  expect(told(bank)).toEqual([]);
  expect(told(bank, { ...bank, pages: ['/about_us'] })).toEqual(['the id bank is taken', 'the name Bank is taken']);
  expect(told(bank, { ...bank, id: 'c', name: 'C' })).toEqual(["/a lives in 'bank' already"]);
  expect(told({ ...bank, pages: ['/about_uss'] })).toEqual(["no page '/about_uss'; did you mean '/about_us'?"]);
});
