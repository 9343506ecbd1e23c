import { beforeAll, describe, expect, it } from 'vitest';
import { site } from '../content/registry.ts';
import { buildIndex } from './build-index.ts';
import { createEngine, type Engine } from './engine.ts';
import { excerpt, mark } from './excerpt.ts';
import { normalise, wordsIn } from './words.ts';

const index = buildIndex(site);
let engine: Engine;
beforeAll(async () => {
  engine = createEngine(index);
  await engine.complete;
});
const first = (query: string) => engine.search(query)[0];

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

  it('keep the vowel signs of Devanagari', () => {
    expect(wordsIn('पुणे, शाळा').map(normalise)).toEqual(['पुणे', 'शाळा']);
  });
});

describe('the index', () => {
  it('holds every page once, and no 404 page', () => {
    expect(index.pages.map((page) => page.path).sort()).toEqual(
      site.pages.flatMap((page) => (page.family === 'lost' ? [] : [page.path])).sort(),
    );
  });

  it('finds a page by words that no excerpt shows', () => {
    for (const page of index.pages)
      for (const word of page.rest.split(' ').slice(0, 3))
        expect(engine.search(`${page.name} ${word}`).map((found) => found.to)).toContain(page.path);
  });
});

describe('what an Indian buyer types', () => {
  it.each([
    ['HMS', '/product/HospitalAutomation'],
    ['EMR', '/product/emr'],
    ['EHR', '/product/emr'],
    ['ERP', '/product/SchoolAutomation'],
    ['school erp', '/product/SchoolAutomation'],
    ['college software', '/product/SchoolAutomation'],
    ['CCTV', '/innovation/ibms'],
    ['BMS', '/innovation/ibms'],
    ['UPI', '/innovation/click2Pay'],
    ['fleet management', '/product/gps'],
    ['wifi', '/innovation/BuildingWiFi'],
    ['IoT', '/services/internet_things'],
    ['EPABX', '/service/voice-over-ip'],
    ['AMC', '/service/technical-support'],
    ['FMCG', '/industries/consumer_goods'],
    ['it', '/services/ITInfrastructure'],
    ['phone number', '/innovation/contactus'],
    ['अस्पताल', '/product/HospitalAutomation'],
    ['शाळा', '/product/SchoolAutomation'],
  ])('%s → %s', (query, page) => {
    expect(first(query)?.to).toBe(page);
  });
});

describe('search', () => {
  it('answers half a word', () => {
    expect(first('hosp')?.to).toBe('/product/HospitalAutomation');
    expect(first('h')?.heading).toMatch(/^H/);
  });

  it.each([
    ['hosptial', '/product/HospitalAutomation'],
    ['shcool', '/product/SchoolAutomation'],
    ['anti virsu', '/innovation/antivirus'],
    ['quantm', '/quantum-computing'],
  ])('forgives %s', (query, page) => {
    expect(first(query)?.to).toBe(page);
  });

  it('forgives only where the words as typed lead nowhere', () => {
    const terms = engine
      .search('robot')
      .flatMap((page) => [...page.terms, ...page.parts.flatMap((part) => [...part.terms])]);
    expect(terms.every((term) => term.startsWith('robot'))).toBe(true);
  });

  it('takes a plural for a whole word', () => {
    const parts = first('school fees')?.parts.map((part) => part.heading);
    expect(parts).toContain('Fees');
    expect(parts).not.toContain('Feedback');
  });

  it('leads to the part of the page, and joins words from several parts', () => {
    expect(first('payroll')?.parts[0]).toMatchObject({ to: '/product/SchoolAutomation#payroll', heading: 'Payroll' });
    expect(first('HMS pharmacy')).toMatchObject({
      to: '/product/HospitalAutomation',
      parts: expect.arrayContaining([expect.objectContaining({ to: '/product/HospitalAutomation#pharmacy' })]),
    });
    // A case study has an anchor of its own.
    expect(engine.at('/dronepage#agriculture')?.family).toBe('Robotics and drone case studies');
  });

  it('says so when there is nothing', () => {
    expect(engine.search('zzqqxx')).toEqual([]);
    expect(engine.search('the')).toEqual([]);
    expect(engine.search(`<!-- " ${'’'.repeat(50)}`)).toEqual([]);
  });

  it('names an address it knows, and no other', () => {
    expect(engine.at('/product/emr')).toEqual({ heading: 'Electronic Medical Record', family: 'Products' });
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
    for (const { text, parts } of index.pages)
      for (const whole of [text, ...parts.map((part) => part.text)])
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
