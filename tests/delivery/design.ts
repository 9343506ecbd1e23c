import fs from 'node:fs';
import { expect } from 'vitest';
import { picturesOf } from '../../src/content/page-text.ts';
import { sites } from '../../src/content/registry.ts';
import { pictures } from '../../src/model/pictures.ts';
import { HOURS } from '../../src/town/hours.ts';
import { fact } from './facts.ts';

/** Choices of the first delivery that another owner may change. */

const NAME = /impetech/i;
/** The one address that contains the name, because other sites link to it. */
const NAMED_ADDRESS = /innovation\/impetechhealth/g;
const PROFILE = 'content/en/site/company.yaml';

const instrumentFolders = fs.globSync('src/instruments/*/view.ts').map((file) => file.split(/[\\/]/).at(-2));

export const designFacts = [
  fact('only the profile contains the company name; other files use {company}', (read) => {
    read.site();
    const files = fs.globSync('content/en/**/*.yaml').map((file) => file.replaceAll('\\', '/'));
    const naming = files.filter(
      (file) => file !== PROFILE && NAME.test(fs.readFileSync(file, 'utf8').replace(NAMED_ADDRESS, '')),
    );
    expect(naming).toEqual([]);
  }),
  fact('every language lists every page', (read) => {
    read.site();
    const notes = sites.flatMap((one) => one.notes);
    expect(notes.filter((note) => / is not on its list of pages yet$/.test(note))).toEqual([]);
  }),
  fact('every picture is used', (read) => {
    const used = new Set(read.site().pages.flatMap(picturesOf));
    expect(Object.keys(pictures).filter((id) => !used.has(id))).toEqual([]);
  }),
  fact('every instrument is used', (read) => {
    const used = read
      .site()
      .pages.flatMap(({ sections }) =>
        sections.flatMap((section) =>
          section.kind === 'instrument' ? [(section.model as { name: string }).name] : [],
        ),
      );
    expect(used.toSorted()).toEqual(instrumentFolders.toSorted());
  }),
  fact('no two service or industry pages start with the same picture', (read) => {
    const openings = read.site().pages.flatMap((page) => {
      if (page.family === 'industry') return [page.opening.picture];
      const [first] = page.sections;
      return page.family === 'service' && first?.kind === 'index' ? [first.picture] : [];
    });
    expect(openings.filter((id, k) => openings.indexOf(id) !== k)).toEqual([]);
  }),
  fact('staircases are on ten pages at most', (read) => {
    const used = read.unchanged().filter(({ sections }) => sections.some(({ kind }) => kind === 'staircase'));
    expect(used.length).toBeLessThanOrEqual(10);
  }),
  fact('only School draws its day as an arc of the sun', (read) => {
    const arcs = read
      .unchanged()
      .filter(({ sections }) =>
        sections.some((section) => section.kind === 'day' && !section.labels && section.drawn === 'arc'),
      );
    expect(arcs.map(({ path }) => path).filter((path) => path !== '/product/SchoolAutomation')).toEqual([]);
  }),
  fact('the places of the town have the names and the order of the picture', (read) => {
    const set: Record<string, string> = JSON.parse(fs.readFileSync('renders/sets/town/places.json', 'utf8'));
    expect(read.file('town.yaml').town.map(({ id, name }) => [id, name])).toEqual(Object.entries(set));
  }),
  fact('each place of the town has its own text for every hour', (read) => {
    const lines = read.file('town.yaml').town.flatMap((place) => HOURS.map((hour) => place.hours[hour]));
    expect(new Set(lines).size).toBe(lines.length);
  }),
];
