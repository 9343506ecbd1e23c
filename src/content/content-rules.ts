import { groundOf, isIndexed } from '../families/index.ts';
import type { Page } from '../families/schemas.ts';
import { plainText } from '../model/inline.ts';
import type { Navigation } from '../model/navigation.ts';
import { oncePer } from '../model/once-per.ts';
import type { SectionContent } from '../sections/schemas.ts';
import type { TownPlace } from '../town/schema.ts';
import { type ContentFault, faultAt } from './errors.ts';
import { hardestSentence, readingEase } from './readability.ts';
import type { Read } from './source.ts';

/** The rules of style and layout for every page; docs/adding-a-page.md lists them. */

const wordFieldsOf = ({ fields }: Read<Page>) => fields.filter(({ words }) => words);

const BANNED =
  /\b(leading|cutting-edge|one-stop|seamless(?:ly)?|empower(?:s|ed|ing)?|world-class|next-gen|robust|holistic|synerg(?:y|ies)|leverag(?:e|es|ed|ing)|digital transformation|end-to-end|unlock(?:s|ed|ing)?|ecosystems?)\b/i;
const UNFINISHED = /lorem ipsum|coming soon|TODO/i;

function wordFaults(page: Read<Page>): ContentFault[] {
  return wordFieldsOf(page).flatMap(({ text, path }) => {
    const plain = plainText(text);
    const fault = (message: string) => faultAt(page.source, path, message);
    const [banned] = BANNED.exec(plain) ?? [];
    const [unfinished] = UNFINISHED.exec(plain) ?? [];
    return [
      ...(banned ? [fault(`'${banned}' says nothing that can be checked. Say what happens instead`)] : []),
      ...(unfinished ? [fault(`'${unfinished}' is not finished text`)] : []),
      ...(plain.includes('!') ? [fault('an exclamation mark. End the sentence with a full stop')] : []),
      ...(/[‘’]/.test(plain) ? [fault("a curly apostrophe. Type the straight one: '")] : []),
    ];
  });
}

/** Plain English starts at 60; see readability.ts. */
const LEAST_EASE = 65;

function readingFaults(page: Read<Page>): ContentFault[] {
  const fields = wordFieldsOf(page);
  const texts = fields.map(({ text }) => plainText(text));
  const ease = readingEase(texts);
  if (ease === undefined || ease >= LEAST_EASE) return [];
  const hardest = hardestSentence(texts);
  const at = hardest && fields[hardest.at]?.path;
  const message = `the page is hard to read: ${ease.toFixed(0)} on the Flesch scale, and at least ${LEAST_EASE} is wanted. Shorter sentences and shorter words help, first in: '${hardest?.sentence}'`;
  return [faultAt(page.source, at ?? [], message)];
}

/** The length of an industry page in words, without its scope and its instrument, which readers do not read in full. */
const LENGTH = { least: 500, most: 900 };

function lengthFaults(page: Read<Page>): ContentFault[] {
  const { content } = page;
  if (content.family !== 'industry') return [];
  const isRead = ([first, at]: PropertyKey[]) =>
    first !== 'sections' || !['scope', 'instrument'].includes(content.sections[Number(at)]?.kind ?? '');
  const read = wordFieldsOf(page).filter(({ path }) => isRead(path));
  const count = read
    .map(({ text }) => plainText(text))
    .join(' ')
    .split(/\s+/).length;
  if (count >= LENGTH.least && count <= LENGTH.most) return [];
  const message = `${count} words, and an industry page has ${LENGTH.least} to ${LENGTH.most}, its scope and its instrument not counted`;
  return [faultAt(page.source, ['sections'], message)];
}

/** Readers visit several of these pages in a row. */
const WITH_SIBLINGS = ['industry', 'product', 'service', 'detail', 'innovation', 'feature'];

const isNight = (section: SectionContent) =>
  section.kind === 'instrument' ||
  section.kind === 'night-banner' ||
  ('ground' in section && section.ground === 'night');

function sectionFaults(page: Read<Page>): ContentFault[] {
  const { content, source } = page;
  const { sections, family } = content;
  const faults = isIndexed(content)
    ? sections.flatMap(({ kind }, i) =>
        kind === sections[i - 1]?.kind
          ? [
              faultAt(
                source,
                ['sections', i],
                `two sections of the kind '${kind}' follow each other. Put another between them`,
              ),
            ]
          : [],
      )
    : [];
  const nights = Number(groundOf(content) === 'night') + sections.filter(isNight).length;
  if (WITH_SIBLINGS.includes(family) && (nights < 1 || nights > 2))
    faults.push(
      faultAt(
        source,
        ['sections'],
        `${nights} parts of the page stand on a dark ground, and one or two should. Add or remove \`ground: night\`, an instrument or a night-banner`,
      ),
    );
  return faults;
}

/** The home page is exempt, because it shows six technologies both as strips and as slides. */
const pictureFaults = (page: Read<Page>): ContentFault[] => {
  if (page.content.family === 'home') return [];
  const seen = new Set<string>();
  return page.fields
    .filter(({ reference }) => reference === 'picture')
    .flatMap(({ text, path }) => {
      const twice = seen.has(text);
      seen.add(text);
      return twice ? [faultAt(page.source, path, `the picture '${text}' is on this page already. Choose another`)] : [];
    });
};

/** Part of the name of a Lighthouse score, so its number is not a result. */
const SCALE = 'out of 100';
const evidenceFaults = (page: Read<Page>): ContentFault[] =>
  page.content.family !== 'evidence'
    ? []
    : wordFieldsOf(page)
        .filter(({ text }) => /\d/.test(plainText(text).replace(SCALE, '')))
        .map(({ path }) => faultAt(page.source, path, 'a typed figure. The figures of this page come from evidence/'));

/** Each instrument must be on only one page. */
function instrumentFaults(pages: Read<Page>[]): ContentFault[] {
  const taken = new Map<string, string>();
  return pages.flatMap(({ content, source }) =>
    content.sections.flatMap((section, i) => {
      if (section.kind !== 'instrument') return [];
      const { name } = section.model as { name: string };
      const other = taken.get(name);
      taken.set(name, content.path);
      return other
        ? [faultAt(source, ['sections', i], `the instrument '${name}' is on ${other} already. Take this section out`)]
        : [];
    }),
  );
}

/** Fields that must differ from page to page. */
const UNIQUE = ['title', 'description'] as const;

function sameFaults(pages: Read<Page>[]): ContentFault[] {
  const faults: ContentFault[] = [];
  for (const field of UNIQUE) {
    const taken = new Map<string, string>();
    for (const { content, source } of pages) {
      const other = taken.get(content[field]);
      if (other)
        faults.push(faultAt(source, [field], `${other} has the same ${field}. Search engines want one of its own`));
      taken.set(content[field], source.file);
    }
  }
  const sequences = new Map<string, string>();
  for (const { content, source } of pages) {
    if (content.family !== 'industry' && content.family !== 'service') continue;
    const sequence = `${content.family} ${content.sections.map(({ kind }) => kind).join(' ')}`;
    const other = sequences.get(sequence);
    if (other)
      faults.push(
        faultAt(
          source,
          ['sections'],
          `${other} has the same kinds of sections in the same order. Change the order or a kind`,
        ),
      );
    sequences.set(sequence, source.file);
  }
  return faults;
}

function menuFaults({ source, content }: Read<Navigation>, pages: Read<Page>[]): ContentFault[] {
  const names = new Map(pages.map((page) => [page.content.path, page.content.name]));
  const links = content.items.flatMap((item, i) =>
    'links' in item
      ? item.links.map(({ to, label }, k) => ({ to, label, path: ['items', i, 'links', k, 'label'] }))
      : [],
  );
  return links.flatMap(({ to, label, path }) => {
    const name = names.get(to);
    if (!name || links.some((link) => link.to === to && link.label === name)) return [];
    return [faultAt(source, path, `the menu says '${label}' and the page calls itself '${name}'. Use one name`)];
  });
}

/** If there is a town, every listed page must belong to one of its places. */
function unplacedFaults(town: Read<{ places: TownPlace[] }>, pages: Read<Page>[]): ContentFault[] {
  const homes = new Set(town.content.places.flatMap((place) => place.pages));
  return pages
    .filter(({ content }) => isIndexed(content) && !homes.has(content.path))
    .map(({ content }) =>
      faultAt(town.source, ['places'], `${content.path} is in no place of the town. Add it to the \`pages\` of one`),
    );
}

/** News must not be dated in the future, and a position must not be posted after its last day. */
function dayFaults({ content, source }: Read<Page>, today: string): ContentFault[] {
  if (content.family === 'news-entry' && content.date > today)
    return [
      faultAt(source, ['date'], `${content.date} has not come yet, and today is ${today}. Publish it on its day`),
    ];
  if (content.family === 'job' && content.posted > content.closes)
    return [faultAt(source, ['posted'], `offered on ${content.posted}, after its last day, ${content.closes}`)];
  return [];
}

export interface Reads {
  pages: Read<Page>[];
  navigation: Read<Navigation>;
  town: Read<{ places: TownPlace[] }> | undefined;
  today: string;
}

/** Cached per page, because the dev server and the editor read the whole site after every save. */
const pageFaults = oncePer((page: Read<Page>): ContentFault[] => [
  ...wordFaults(page),
  ...readingFaults(page),
  ...lengthFaults(page),
  ...sectionFaults(page),
  ...pictureFaults(page),
  ...evidenceFaults(page),
]);

export const contentRuleFaults = ({ pages, navigation, town, today }: Reads): ContentFault[] => [
  ...pages.flatMap(pageFaults),
  ...pages.flatMap((page) => dayFaults(page, today)),
  ...sameFaults(pages),
  ...instrumentFaults(pages),
  ...menuFaults(navigation, pages),
  ...(town ? unplacedFaults(town, pages) : []),
];
