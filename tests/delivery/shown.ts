import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { Footer } from '../../src/chrome/Footer.tsx';
import { wordsOf } from '../../src/content/page-text.ts';
import { leadOf } from '../../src/families/index.ts';
import { Opening } from '../../src/families/openings.tsx';
import type { Page } from '../../src/families/schemas.ts';
import { PLACED_BY_DOCUMENT } from '../../src/sections/index.tsx';
import { missingWords } from '../../src/sections/testing.tsx';
import { WANTED } from './document.ts';
import { fact, group, type Reader } from './facts.ts';

/** What the files say is also what visitors see: the code that shows a page leaves nothing out. */

/** Shown by Astro, or with sentences for what has happened since the page was opened. */
const SECTIONS_LEFT_OUT: readonly string[] = [...PLACED_BY_DOCUMENT, 'instrument'];
const OPENINGS_LEFT_OUT = ['home', 'contact', 'not-found'];

/** Shown in the head, on cards of other pages, below the sections, and as sections. */
const ELSEWHERE = { title: '', description: '', card: '', related: [], sections: [] };

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, '');

function missingOf(page: Page, site: ReturnType<Reader['site']>): string[] {
  const inSections = page.sections
    .filter(({ kind }) => !SECTIONS_LEFT_OUT.includes(kind))
    .flatMap((section) => missingWords(section, 0).map((words) => `${section.kind}: ${words}`));
  if (OPENINGS_LEFT_OUT.includes(page.family)) return inSections;
  const props = { page, lead: leadOf(page), crumbs: [{ label: 'Home', to: '/' }], strings: site.strings, site };
  const html = renderToStaticMarkup(createElement(Opening, props as never));
  const shown = textOf(html);
  const inOpening = wordsOf({ ...page, ...ELSEWHERE } as Page).filter(
    (words) => !shown.includes(words.replace(/\s+/g, '')) && !html.includes(words),
  );
  return [...inOpening.map((words) => `opening: ${words}`), ...inSections];
}

export const shownFacts = [
  group(
    'every word of a page is shown on it',
    WANTED.map((path) => ({
      name: path,
      check: (read) => expect(missingOf(read.page(path), read.file('strings.yaml')).join('\n')).toBe(''),
    })),
  ),
  fact('the foot of every page says © 2017 and whose page it is', (read) => {
    const { company, navigation, strings } = read.file('company.yaml');
    read.file('navigation.yaml');
    const props = { company, footer: navigation.footer, strings, about: [], languages: [], prints: false };
    expect(textOf(renderToStaticMarkup(createElement(Footer, props)))).toContain(
      `©2017${company.name.replace(/\s+/g, '')}`,
    );
  }),
];
