import { expect } from 'vitest';
import { forSearch } from '../../src/content/page-text.ts';
import { site } from '../../src/content/registry.ts';
import { buildIndex } from '../../src/search/build-index.ts';
import { createEngine, type Engine } from '../../src/search/engine.ts';
import { recordsOf } from '../../src/search/records.ts';
import { heldOut, score, tuned } from '../search/score.ts';
import { type Fact, fact, group, type Reader } from './facts.ts';

/** Search results of the site as delivered. Every page affects the ranking, so any change of content may change them. */

const SCHOOL = '/product/SchoolAutomation';
const HOSPITAL = '/product/HospitalAutomation';

const source = forSearch(site);
const { index, texts } = buildIndex(source, recordsOf(source));
let made: Promise<Engine> | undefined;
const wholeEngine = () => {
  made ??= (async () => {
    const engine = createEngine(index);
    await engine.extend(texts);
    return engine;
  })();
  return made;
};

const searchFact = (name: string, check: (engine: Engine, read: Reader) => void): Fact => ({
  name,
  check: async (read) => {
    read.site();
    check(await wholeEngine(), read);
  },
});
const first = (engine: Engine, words: string) => engine.search(words).records[0];
const addresses = (engine: Engine, words: string) => engine.search(words).records.map(({ to }) => to);

/** Queries in several spellings, and the page that must come first. */
const FINDS: [page: string, words: string[]][] = [
  [HOSPITAL, ['hosp', 'hosptial']],
  [SCHOOL, ['shcool', 'hazri', 'hajri', 'haazri', 'report card']],
  ['/innovation/antivirus', ['anti virsu']],
  ['/quantum-computing', ['quantm']],
  ['/industries/retail', ['dukan', 'dukaan', 'dookan']],
  ['/innovation/BuildingWiFi', ['wi fi', 'wi-fi', 'wifi']],
  ['/industries/healthcare_life_science', ['care']],
];

/** The name of a place, and the page that must come before it. */
const PLACES: [id: string, page: string][] = [
  ['school', SCHOOL],
  ['hospital', HOSPITAL],
  ['bank', '/industries/banking_financial'],
  ['factory', '/industries/manufacturing'],
  ['farm', '/dronepage'],
];

const LEAST = { first: 0.9, near: 0.98 };

export const searchFacts = [
  group('search finds the expected page', [
    ...FINDS.flatMap(([page, typed]) =>
      typed.map((words) => searchFact(words, (engine) => expect(first(engine, words)?.to).toBe(page))),
    ),
    searchFact('a single letter', (engine) => expect(first(engine, 'h')?.heading).toMatch(/^H/)),
    ...PLACES.map(([id, page]) =>
      searchFact(`the place ${id} comes after its page`, (engine) => {
        const place = `/town#${id}`;
        expect(addresses(engine, id).filter((to) => to === page || to === place)).toEqual([page, place]);
      }),
    ),
    searchFact('a place hides no page that says the word', (engine) => {
      expect(addresses(engine, 'warehouse')).toContain('/robotics');
      expect(addresses(engine, 'garage').filter((to) => !to.startsWith('/town'))).not.toEqual([]);
    }),
    searchFact('abbreviations, before the long texts are there', () =>
      expect(createEngine(index).search('hms').records[0]?.to).toBe(HOSPITAL),
    ),
  ]),
  group('search links to the section of a page', [
    searchFact('a plural counts as the whole word', (engine) => {
      const parts = first(engine, 'school fees')?.parts.map(({ heading }) => heading);
      expect(parts?.[0]).toBe('Fees');
      expect(parts).not.toContain('Feedback');
    }),
    searchFact('one part', (engine) =>
      expect(first(engine, 'payroll')?.parts[0]).toMatchObject({ to: `${SCHOOL}#payroll`, heading: 'Payroll' }),
    ),
    searchFact('words of several parts', (engine) =>
      expect(first(engine, 'HMS pharmacy')).toMatchObject({
        to: HOSPITAL,
        parts: expect.arrayContaining([expect.objectContaining({ to: `${HOSPITAL}#pharmacy` })]),
      }),
    ),
    searchFact('a case study has an anchor of its own', (engine) =>
      expect(engine.at('/dronepage#agriculture')?.group).toBe('Robotics and drone case studies'),
    ),
  ]),
  group('search says what the site does not have, for whole words only', [
    searchFact('vacancies', (engine) => expect(engine.search('job vacancy').note).toMatch(/^No vacancies/)),
    searchFact('WhatsApp', (engine) => expect(engine.search('whatsapp number').note).toMatch(/WhatsApp/)),
    ...['care', 'open source', 'school', 'jo'].map((words) =>
      searchFact(words, (engine) => expect(engine.search(words).note).toBeUndefined()),
    ),
  ]),
  ...(
    [
      ['tuned on', tuned],
      ['held out', heldOut],
    ] as const
  ).map(([name, queries]) =>
    fact(`buyers’ queries find their page: ${name}`, async (read) => {
      read.site();
      const engine = await wholeEngine();
      const { first, near, misses } = score(queries, (words) => engine.search(words).records);
      const missed = misses.join('\n');
      expect(first, `in the first place\n${missed}`).toBeGreaterThanOrEqual(LEAST.first);
      expect(near, `among the first three\n${missed}`).toBeGreaterThanOrEqual(LEAST.near);
    }),
  ),
];
