import { beforeAll, describe, expect, it } from 'vitest';
import { forSearch } from '../content/page-text.ts';
import { indexedPages, site } from '../content/registry.ts';
import { isIndexed } from '../families/index.ts';
import { buildIndex } from './build-index.ts';
import { createEngine, type Engine } from './engine.ts';
import { excerpt, mark } from './excerpt.ts';
import { recordsOf } from './records.ts';
import { normalise, soundInBoth, stemOf, wordsIn } from './tokenizer.ts';
import { splitJoined } from './vocabulary.ts';

const source = forSearch(site);
const { index, texts } = buildIndex(source, recordsOf(source));
let engine: Engine;
beforeAll(async () => {
  engine = createEngine(index);
  await engine.extend(texts);
});
const search = (query: string) => engine.search(query).records;

describe('words', () => {
  it('are found in every spelling of themselves', () => {
    expect(wordsIn('Wi-Fi, 24/7')).toEqual(['Wi', 'Fi', 'WiFi', '24', '7', '247']);
    expect(['Schools', 'Café', 'business', 'GPS', 'bus', 'the', 'it', 'IT'].map(normalise)).toEqual([
      'school',
      'cafe',
      'business',
      'gps',
      'bus',
      null,
      null,
      'it',
    ]);
  });

  it('keep the vowel signs of Devanagari, and have one spelling for what people confuse', () => {
    expect(wordsIn('शाला, काम').map(normalise)).toEqual(['शाला', 'काम']);
    const pairs = ['शाळा शाला', 'हिन्दी हिंदी', 'फ़ाइल फाइल', 'गाड़ी गाडी', 'ॲप ऐप', 'बिजली बीजली', 'डॉक्टर डोक्टर'];
    for (const pair of pairs) expect(new Set(wordsIn(pair).map(normalise)).size, pair).toBe(1);
  });

  it('have one stem with what Marathi and Hindi join to them', () => {
    const same = ['गाडी गाड्या गाड्यांचे गाड़ियों', 'फी फीची', 'karkhana karkhanyatil', 'रुग्णालय रुग्णालयातील'];
    for (const words of same)
      expect(new Set(wordsIn(words).map((word) => stemOf(normalise(word) ?? ''))).size, words).toBe(1);
  });

  it('sound the same in Devanagari and in Latin letters', () => {
    const pairs = ['मुलांचे mulanche', 'करणे karne', 'संपर्क sampark', 'हजेरी hajeri', 'गाड़ी gaadi'];
    for (const pair of pairs)
      expect(new Set(wordsIn(pair).map((word) => soundInBoth(normalise(word) ?? ''))).size, pair).toBe(1);
  });

  it('are split where two of them are written as one that the site does not know', () => {
    const terms = new Map(['वीज', 'बिल', 'antivirus', 'light', 'bill'].map((term) => [term, true]));
    expect(splitJoined('वीजबिल', terms)).toEqual(['वीज', 'बिल']);
    expect(splitJoined('lightbill', terms)).toEqual(['light', 'bill']);
    expect(splitJoined('antivirus', terms)).toBeUndefined();
  });
});

describe('the index', () => {
  it('contains every page once, the utility pages and the places of the town, but no 404 page', () => {
    const utilities = new Set(site.search.utilities.pages.map(({ to }) => to));
    const pages = site.pages.filter((page) => isIndexed(page) || utilities.has(page.path)).map(({ path }) => path);
    const places = site.town.map(({ id }) => `/town#${id}`);
    expect(index.records.map(({ to }) => to).sort()).toEqual([...pages, ...places].sort());
  });

  it('takes records that are no pages, each with its own words', async () => {
    const gate = {
      to: '/town#gate',
      name: 'The east gate',
      text: 'Where lorries wait.',
      group: 'The town',
      words: ['octroi'],
    };
    const { index, texts } = buildIndex(source, [gate]);
    const town = createEngine(index);
    await town.extend(texts);
    for (const query of ['east gate', 'octroi'])
      expect(town.search(query).records[0]).toMatchObject({ to: gate.to, group: 'The town', parts: [] });
    expect(town.at(gate.to)).toEqual({ heading: gate.name, group: gate.group });
  });

  it('finds every place of the town by its name, with a link into the picture', () => {
    for (const { id, name } of site.town)
      expect(
        search(name).map(({ to }) => to),
        name,
      ).toContain(`/town#${id}`);
    for (const { id, name } of site.town.slice(0, 1))
      expect(engine.at(`/town#${id}`)).toEqual({ heading: name, group: site.search.places.heading });
  });

  it('shows no note once the page exists', () => {
    const there = new Set(index.records.map(({ to }) => to));
    for (const { until, note } of site.search.synonyms) if (until) expect(there.has(until), note).toBe(false);
  });

  it('finds a page by words that no excerpt shows', () => {
    for (const [at, { rest }] of texts.pages.entries())
      for (const word of rest.split(' ').slice(0, 3)) {
        const { name, to } = index.records[at] as (typeof index.records)[number];
        expect(search(`${name} ${word}`).map((found) => found.to)).toContain(to);
      }
  });
});

describe('search', () => {
  it('forgives only where the words as typed lead nowhere', () => {
    const terms = search('robot').flatMap((page) => [...page.terms]);
    expect(terms.every((term) => term.startsWith('robot'))).toBe(true);
  });

  it('reports that nothing was found', () => {
    expect(search('zzqqxx')).toEqual([]);
    expect(search('the')).toEqual([]);
    expect(search(`<!-- " ${'’'.repeat(50)}`)).toEqual([]);
  });

  it('has the heading of a known address, and of no other', () => {
    for (const { path, name } of indexedPages) expect(engine.at(path)?.heading).toBe(name);
    expect(engine.at('https://elsewhere.example/')).toBeUndefined();
  });
});

describe('excerpts', () => {
  const long = `${'Nothing of the kind stands here. '.repeat(12)}Then the pharmacy opens. It closes at nine.`;

  it('begin at the sentence with the match, and say that they are cut', () => {
    expect(excerpt(long, new Set(['pharmacy']))).toMatch(/^… .*Then the pharmacy opens\. It closes at nine\.$/);
    expect(excerpt(long, new Set())).toMatch(/^Nothing of .* …$/);
    expect(excerpt('Short.', new Set(['x']))).toBe('Short.');
  });

  it('are never much longer than two lines', () => {
    for (const whole of [...index.records.map(({ text }) => text), ...texts.pages.flatMap(({ parts }) => parts)])
      expect(excerpt(whole, new Set(['number', 'patient', 'record'])).length).toBeLessThanOrEqual(156);
  });

  it('mark whole words and change nothing else', () => {
    const text = 'Wi-Fi & <b>schools</b>: a school’s Wi-Fi.';
    const pieces = mark(text, new Set(['wifi', 'school']));
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual([
      'Wi-Fi',
      'schools',
      'school’s',
      'Wi-Fi',
    ]);
  });
});
