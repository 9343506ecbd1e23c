import fs from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { searchSourceOf } from '../../src/content/search-source.ts';
import type { Site } from '../../src/content/site.ts';
import { newestFirst } from '../../src/families/entries.ts';
import { hasCard } from '../../src/families/index.ts';
import { Opening } from '../../src/families/openings.tsx';
import type { Page } from '../../src/families/schemas.ts';
import { jobPosting, newsArticle } from '../../src/model/entry-data.ts';
import { newsFeed } from '../../src/model/news-feed.ts';
import { buildIndex } from '../../src/search/build-index.ts';
import { site as shipped } from '../site-pages.ts';
import { PAGE, SiteCopy } from './site-copy.ts';

/** The examples of docs/for-owners.md, by their family. */
const examples = new Map(
  fs
    .readFileSync('docs/for-owners.md', 'utf8')
    .split(/\n(?! {4})/)
    .map((block) => block.replaceAll(/^ {4}/gm, '').replace(/^[^\n]*\n/, ''))
    .flatMap((text) => {
      const [, family] = /^family: (.*)$/m.exec(text) ?? [];
      return family ? [[family, text] as const] : [];
    }),
);
const example = (family: string) => examples.get(family) ?? '';

const FILES = {
  'news.yaml': 'news',
  'news/nashik.yaml': 'news-entry',
  'jobs.yaml': 'jobs',
  'jobs/field-engineer.yaml': 'job',
};
/** A day on which the position of the example is open. */
const OPEN = '2026-12-01';
const OVER = '2027-02-01';

// One copy for all tests: the loader checks only the files again that differ from the last time.
const copy = new SiteCopy();
copy.remove(PAGE);
beforeEach(() => {
  // The owner may have written some.
  for (const name of ['news', 'jobs']) fs.rmSync(path.join(copy.root, name), { recursive: true, force: true });
  for (const [file, family] of Object.entries(FILES)) copy.write(file, example(family));
});
afterAll(() => copy.dispose());

function pageOf<F extends Page['family']>(site: Site, family: F): Page<F> {
  const found = site.pages.find((page): page is Extract<Page, { family: F }> => page.family === family);
  if (!found) throw new Error(`There is no page of the family ${family}`);
  return found as unknown as Page<F>;
}
const show = (site: Site, family: 'news' | 'news-entry' | 'jobs' | 'job') => {
  const page = pageOf(site, family);
  const props = { page, lead: undefined, crumbs: [{ label: 'Home', to: '/' }], strings: site.strings, site };
  return renderToStaticMarkup(createElement(Opening, props as never));
};
const second = (text: string, name: string) =>
  text.replaceAll('Nashik', name).replaceAll('Field engineer', name).replace('You install', `${name} installs`);

it('nothing of news and jobs is delivered', () => {
  const families = ['news', 'news-entry', 'jobs', 'job'];
  // The owner may have added some since.
  if (fs.existsSync('content/en/news.yaml') || fs.existsSync('content/en/jobs.yaml')) return;
  expect(shipped.pages.filter(({ family }) => families.includes(family))).toEqual([]);
  expect(searchSourceOf(shipped, [shipped]).search.directory).toEqual(shipped.search.directory);
});

it('the examples of the docs are right', () => {
  expect(copy.faults(OPEN)).toBe('');
  for (const family of examples.keys()) expect(parse(example(family)).family).toBe(family);
});

it.each([
  ['news.yaml', /nashik\.yaml:1:1\n\s+family: \/news lists it, and .*news\.yaml is missing/],
  ['jobs.yaml', /field-engineer\.yaml:1:1\n\s+family: \/jobs lists it, and .*jobs\.yaml is missing/],
])('an entry without %s is a fault that says what to write', (file, says) => {
  copy.remove(file);
  expect(copy.faults(OPEN)).toMatch(says);
});

describe('news', () => {
  it('stands on its page with the newest first', () => {
    copy.write('news/thane.yaml', second(example('news-entry'), 'Thane').replace('2026-11-17', '2026-11-20'));
    const site = copy.load(OPEN);
    expect(newestFirst(site.pages).map(({ path }) => path)).toEqual(['/news/thane', '/news/nashik']);
    expect(show(site, 'news')).toMatch(/href="\/news\/feed\.xml".*20 November 2026.*Thane.*17 November 2026.*Nashik/s);
  });

  it('shows its headline, its day and its words', () => {
    const html = show(copy.load(OPEN), 'news-entry');
    expect(html).toMatch(/<h1[^>]*>An office in Nashik<\/h1>/);
    expect(html).toContain('<time dateTime="2026-11-17">17 November 2026</time>');
    expect(html).toContain('The office is near the bus station.');
  });

  it('of a day that has not come is a fault', () => {
    expect(copy.faults('2026-11-16')).toMatch(
      /nashik\.yaml:2:1\n\s+date: 2026-11-17 has not come yet, and today is 2026-11-16/,
    );
  });

  it('has a share card where it has a picture', () => {
    expect(hasCard(pageOf(copy.load(OPEN), 'news-entry'))).toBe(false);
    copy.write('news/nashik.yaml', `${example('news-entry')}\npicture: table-town\n`);
    expect(hasCard(pageOf(copy.load(OPEN), 'news-entry'))).toBe(true);
  });

  it('is in the feed, with absolute addresses and a moment in India', () => {
    const site = copy.load(OPEN);
    const entry = { ...pageOf(site, 'news-entry'), headline: 'Nuts & bolts <new>' };
    const { origin } = site.company;
    const feed = newsFeed({ title: 'News', company: 'A & B', origin, entries: [entry] });
    expect(feed).toContain('<author><name>A &amp; B</name></author>');
    expect(feed).toContain(
      `<entry><title>Nuts &amp; bolts &lt;new&gt;</title><id>${origin}/news/nashik</id><link href="${origin}/news/nashik"/>` +
        '<published>2026-11-17T00:00:00+05:30</published><updated>2026-11-17T00:00:00+05:30</updated>',
    );
    expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${origin}/news/feed.xml"/>`);
  });

  it('is a NewsArticle for search engines', () => {
    const { company, pages: _, ...site } = copy.load(OPEN);
    const article = newsArticle(pageOf({ ...site, company, pages: _ }, 'news-entry'), company, '/renders/a.webp');
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'An office in Nashik',
      datePublished: '2026-11-17',
      image: `${company.origin}/renders/a.webp`,
    });
  });
});

describe('a position', () => {
  it('is listed with its place, its terms and its last day', () => {
    const site = copy.load(OPEN);
    const { locality } = site.company.address;
    const list = show(site, 'jobs');
    expect(list).toMatch(/Full time, permanent.*Apply by.*31 January 2027.*Field engineer/s);
    expect(list).toContain(locality);
    const facts = show(site, 'job');
    expect(facts).toContain(`<dt>Where</dt><dd>${locality}</dd>`);
    expect(facts).toMatch(/<dt>Apply by<\/dt>.*31 January 2027/s);
    expect(show(site, 'job')).toContain('href="/innovation/contactus"');
  });

  it('is open on its last day', () => {
    expect(copy.load('2027-01-31').pages.some(({ family }) => family === 'job')).toBe(true);
  });

  it('is left out after it, with every link to it, and its address leads to the list', () => {
    const linking = `${example('news-entry')}\nsections: []\nrelated: [{ to: /jobs/field-engineer, line: A position. }]\n`;
    copy.write('news/nashik.yaml', linking.replace('four of us', '[four of us](/jobs/field-engineer)'));
    const site = copy.load(OVER);
    expect(site.ruleFaults).toEqual([]);
    expect(JSON.stringify(site.pages)).not.toContain('/jobs/field-engineer');
    expect(pageOf(site, 'news-entry').lede).toContain('four of us');
    expect(site.redirects).toContainEqual({ from: '/jobs/field-engineer', to: '/jobs' });
    expect(site.notes.join()).toMatch(
      /field-engineer\.yaml closed on 2027-01-31: \/jobs\/field-engineer leads to \/jobs/,
    );
    expect(show(site, 'jobs')).toContain('No position is open at the moment.');
  });

  it('that closes before it is offered is a fault', () => {
    copy.write('jobs/field-engineer.yaml', example('job').replace('2026-11-02', '2027-03-01'));
    expect(copy.faults(OPEN)).toMatch(/posted: offered on 2027-03-01, after its last day, 2027-01-31/);
  });

  it('is a JobPosting for search engines, where the company is or in another city', () => {
    const site = copy.load(OPEN);
    const job = pageOf(site, 'job');
    expect(jobPosting(job, site.company)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Field engineer',
      datePosted: '2026-11-02',
      validThrough: '2027-01-31T23:59:59+05:30',
      employmentType: 'FULL_TIME',
      jobLocation: { address: { addressLocality: site.company.address.locality, addressCountry: 'IN' } },
    });
    expect(jobPosting({ ...job, place: 'Nagpur' }, site.company)).toMatchObject({
      jobLocation: { address: { addressLocality: 'Nagpur', addressCountry: 'IN' } },
    });
  });
});

it('search finds entries and says of each that it is news or a job', () => {
  const site = copy.load(OPEN);
  const { index } = buildIndex(searchSourceOf(site, [site]));
  const headingOf = (to: string) => index.groups[index.records.find((one) => one.to === to)?.group ?? -1]?.heading;
  expect(headingOf('/news/nashik')).toBe('News');
  expect(headingOf('/jobs/field-engineer')).toBe('Jobs');
  expect(headingOf('/jobs')).toBe('Jobs');
});

it('a day is written as year, month and day', () => {
  copy.write('news/nashik.yaml', example('news-entry').replace('2026-11-17', '17 November'));
  expect(copy.faults(OPEN)).toMatch(/date: .*a day is written as year, month and day: 2026-12-01/);
});
