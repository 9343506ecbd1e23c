import fs from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '../../src/content/registry.ts';
import { type TownPlace, TRADES, townFaults } from '../../src/town/schema.ts';

const drawn: Record<string, string> = JSON.parse(fs.readFileSync('renders/sets/town/places.json', 'utf8'));

it('names places of the picture alone', () => {
  expect(site.town.map(({ id }) => id).filter((id) => !drawn[id])).toEqual([]);
});

it('finds places and pages that are named twice, and pages that are not there', () => {
  const bank = { id: 'bank', name: 'Bank', pages: ['/a'], tags: [...TRADES] } as unknown as TownPlace;
  const told = (...places: TownPlace[]) =>
    townFaults(places, new Set(['/a', '/about_us'])).map((fault) => fault.message);
  expect(told(bank)).toEqual([]);
  expect(told(bank, { ...bank, pages: ['/about_us'] })).toEqual(['the id bank is taken', 'the name Bank is taken']);
  expect(told(bank, { ...bank, id: 'c', name: 'C' })).toEqual(["/a lives in 'bank' already"]);
  expect(told({ ...bank, pages: ['/about_uss'] })).toEqual(["no page '/about_uss'; did you mean '/about_us'?"]);
});
