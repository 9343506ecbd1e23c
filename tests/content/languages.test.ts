import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentDigest } from '../../src/content/digest.ts';
import { ContentError } from '../../src/content/errors.ts';
import { loadSites } from '../../src/content/load-sites.ts';
import { wordsOf } from '../../src/content/page-text.ts';
import { site, sites } from '../../src/content/registry.ts';
import { markEnglishLinks } from '../../src/document/link-language.ts';
import { pictures } from '../../src/model/pictures.ts';

const others = sites.slice(1);
const translated = others.flatMap((one) => one.pages.map((page) => ({ one, page })));
const englishOf = (address: string) => site.pages.find(({ path: own }) => own === address);

/** The numbers of some texts, however a language groups their digits. */
const numbersIn = (texts: string[]): string[] =>
  texts
    .join('\n')
    .replace(/(?<=\d),(?=\d)/g, '')
    .match(/\d+(?:\.\d+)?/g) ?? [];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

describe('translated pages', () => {
  it('are Marathi and Hindi: the whole company, and eight pages in full', () => {
    for (const code of ['mr', 'hi']) {
      const pages = others.find(({ language }) => language.code === code)?.pages.map(({ path: own }) => own) ?? [];
      expect(pages).toEqual(
        expect.arrayContaining(
          [
            '',
            '/product/SchoolAutomation',
            '/product/HospitalAutomation',
            '/product/gps',
            '/services/SkillDevelopment',
            '/industries/government',
            '/industries/healthcare_life_science',
            '/innovation/contactus',
            '/privacy',
          ].map((address) => `/${code}${address}`),
        ),
      );
    }
  });

  it('have every figure of their English page', () => {
    const missing = translated.flatMap(({ page }) => {
      const english = page.family === 'company-page' ? undefined : englishOf(page.translation?.of ?? '');
      if (!english) return [];
      const found = numbersIn(wordsOf(page));
      return numbersIn(wordsOf(english)).flatMap((number) => {
        const at = found.indexOf(number);
        if (at >= 0) found.splice(at, 1);
        return at >= 0 ? [] : [`${page.path} lacks ${number}`];
      });
    });
    expect(missing).toEqual([]);
  });

  it('end sentences with a full stop, write Latin digits, and have no word that the glossary has chosen another for', () => {
    const faults = translated.flatMap(({ one, page }) =>
      wordsOf(page).flatMap((text) => [
        ...(/[।॥]/.test(text) ? [`${page.path}: a danda in '${text}'`] : []),
        ...(/[०-९]/.test(text) ? [`${page.path}: a digit of Devanagari in '${text}'`] : []),
        ...one.glossary.flatMap(({ word, not }) =>
          not
            .filter((other) => new RegExp(`(?<![\\p{L}\\p{M}])${escaped(other)}(?![\\p{L}\\p{M}])`, 'u').test(text))
            .map((other) => `${page.path}: '${other}', and the glossary has '${word}', in '${text}'`),
        ),
      ]),
    );
    expect(faults).toEqual([]);
  });

  it('are written in syllables that the font was cut for', () => {
    const cut = new Set(fs.readFileSync('scripts/fonts/devanagari-syllables.txt', 'utf8').split('\n'));
    const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });
    const words = others.flatMap(({ language }) =>
      fs
        .globSync(`content/${language.code}/**/*.yaml`)
        .flatMap((file) => fs.readFileSync(file, 'utf8').match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []),
    );
    const missing = new Set(words.flatMap((word) => [...letters.segment(word)].map(({ segment }) => segment)));
    const lacking = [...missing].filter((syllable) => !cut.has(syllable));
    expect(lacking, 'cut the font again: scripts/fonts/anek-devanagari.py').toEqual([]);
  });
});

it('links to English pages say so, in the language of the page', () => {
  const [marathi = site] = others;
  const english = new Set(['/product/emr', '/']);
  const word = marathi.strings.language.inEnglish;
  const marked = (html: string) => markEnglishLinks(html, marathi, english);
  expect(marked('<a class="a" href="/product/emr#x">नोंद</a>')).toBe(
    `<a class="a" href="/product/emr#x" hreflang="en">नोंद <small class="in-english">${word}</small></a>`,
  );
  expect(marked('<a href="/"><b>मुख्य</b><span>पान</span></a>')).toContain(
    `<b>मुख्य <small class="in-english">${word}</small></b>`,
  );
  expect(marked('<a href="/">शहर<i class="n" data-arrow=""></i></a>')).toContain(
    `शहर <small class="in-english">${word}</small><i class="n" data-arrow=""></i>`,
  );
  expect(marked('<a href="/"><b>शहर <i class="n" aria-hidden="true"></i></b><span>शाळा</span></a>')).toContain(
    `<b>शहर <small class="in-english">${word}</small> <i class="n"`,
  );
  expect(marked('<a href="/" aria-label="मुख्य"><i></i></a>')).toBe(
    `<a href="/" aria-label="मुख्य ${word}" hreflang="en"><i></i></a>`,
  );
  for (const kept of [
    '<a href="/mr/product/gps">जीपीएस</a>',
    '<a href="/" hrefLang="en">English</a>',
    '<a href="https://example.com">x</a>',
    '<astro-island><a href="/">x</a></astro-island>',
  ])
    expect(marked(kept)).toBe(kept);
});

describe('a language is a folder', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'languages-'));
  const write = (file: string, text: string) => {
    const at = path.join(root, 'xx', file);
    fs.mkdirSync(path.dirname(at), { recursive: true });
    const english = path.join(root, 'en', file);
    fs.writeFileSync(at, `translation: { written: 2026-01-31, source: ${contentDigest(english)} }\n${text}`);
  };
  const english = (file: string) => fs.readFileSync(path.join(root, 'en', file), 'utf8');
  const load = () => loadSites(root, Object.keys(pictures));
  const faults = () => {
    try {
      load();
      return '';
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
  };
  const indexed = site.pages.filter(({ family }) =>
    ['home', 'industry', 'product', 'service', 'detail', 'innovation', 'feature', 'about', 'contact'].includes(family),
  );
  const firstPage = `family: company-page
name: Everything
title: A first page in another language
description: Every page of the site with its name.
offer: Software, hardware and training for schools, hospitals, banks and plants, all of it on this one page.
opening: { picture: town-dawn, lede: All of it., text: On one page. }
groups:
  - heading: Pages
    pages:
${indexed.map(({ path: to }) => `      - { to: ${to}, name: "Name of ${to}", text: A sentence. }`).join('\n')}
contact: { heading: Ask, text: "[Write](/innovation/contactus), or read about [GPS](/product/gps)." }
`;
  beforeAll(() => {
    fs.cpSync('content/en', path.join(root, 'en'), { recursive: true });
    for (const file of ['navigation', 'banners']) write(`site/${file}.yaml`, english(`site/${file}.yaml`));
    const strings = english('site/strings.yaml').replace('tag: en-IN', 'tag: xx').replace('place: 1', 'place: 9');
    write('site/strings.yaml', strings);
    fs.mkdirSync(path.join(root, 'xx/site'), { recursive: true });
    fs.writeFileSync(
      path.join(root, 'xx/site/pictures.yaml'),
      'pictures: { town-dawn: A town, street-bus-stop: A stop, street-junction: A junction }',
    );
    write('index.yaml', firstPage);
    write(
      'product/gps.yaml',
      english('product/gps.yaml').replace('name: Global Positioning System', 'name: Where it is'),
    );
  });
  afterAll(() => fs.rmSync(root, { recursive: true }));

  it('with one page beside its first: links stay in it where they can, and lead to English pages where they cannot', () => {
    const [, other] = load();
    expect(other?.pages.map(({ path: own }) => own).sort()).toEqual(['/xx', '/xx/product/gps']);
    expect(JSON.stringify(other?.pages)).toContain('[GPS](/xx/product/gps)');
    expect(JSON.stringify(other?.pages)).toContain('[Write](/innovation/contactus)');
    expect(other?.navigation.items[0]).toMatchObject({ to: '/xx' });
    expect(other?.namedPages['/product/emr']?.name).toBe('Name of /product/emr');
    expect(other?.notes).toEqual([]);
  });

  it('is looked at again when its English text changes', () => {
    const before = english('product/gps.yaml');
    // A row more in English stops nothing.
    const more = before.replace('  sheet:\n', '  sheet:\n    - { term: More, text: A row more }\n');
    fs.writeFileSync(path.join(root, 'en/product/gps.yaml'), more);
    const [, other] = load();
    expect(other?.stale).toHaveLength(1);
    expect(other?.stale[0]).toMatch(
      /product\/gps\.yaml has changed since\. Look at both, then run: npm run translated/,
    );
    fs.writeFileSync(path.join(root, 'en/product/gps.yaml'), before);
  });

  it('need not list a new English page at once', () => {
    const file = path.join(root, 'xx/index.yaml');
    const before = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, before.replace(/ {6}- \{ to: \/about_us.*\n/, ''));
    const [, other] = load();
    expect(other?.notes.join()).toMatch(/xx\/index\.yaml: \/about_us is not on its list of pages yet/);
    fs.writeFileSync(file, before);
  });

  it.each([
    ['site/strings.yaml', /^skip: .*\n/m, 'skip: this field is missing'],
    ['product/gps.yaml', /kind: cards/, 'section'],
    ['product/gps.yaml', /^translation: .*\n/m, 'it is not said which English text this was made from'],
    [
      'product/gps.yaml',
      /picture: street-bus-stop/,
      "and the English page has 'street-bus-stop'",
      'picture: town-dawn',
    ],
  ])('%s without %s is refused with a plain sentence', (file, part, said, instead = '') => {
    const at = path.join(root, 'xx', file);
    const before = fs.readFileSync(at, 'utf8');
    fs.writeFileSync(at, before.replace(part, instead));
    expect(faults()).toContain(said);
    fs.writeFileSync(at, before);
  });
});
