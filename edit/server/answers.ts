import { fieldName } from '../../src/content/errors.ts';
import { fieldsOf } from '../../src/content/page-text.ts';
import { cutOf, ownPictures, pictureFile, pictures } from '../../src/model/pictures.ts';
import { sectionSchemas } from '../../src/sections/schemas.ts';
import type { Edit, PageInfo, RequestName, Requests, SiteInfo } from '../messages.ts';
import { sentenceOf } from './check.ts';
import { placeOf, sentenceFor, shownValue } from './describe.ts';
import { formOf } from './form.ts';
import { launchItems } from './launch.ts';
import type { PictureUploads } from './own-pictures.ts';
import { isMovable, newPage, openFamilies, references, removePage, renamePage } from './pages.ts';
import { EditRefused } from './refused.ts';
import { sampleOf, sampleSection, WITH_MODEL } from './samples.ts';
import { bare, boundsOf, defOf, metaOf, schemaAt, schemaOf } from './schemas.ts';
import type { EditSession } from './session.ts';
import { notedAsCompared, outdatedFiles } from './translations.ts';
import { valueAt } from './values.ts';
import { changesIn, hasGit, messageFor, saveVersion } from './version.ts';

type Answers = {
  [N in RequestName]: (ask: Requests[N]['ask']) => Requests[N]['answer'] | Promise<Requests[N]['answer']>;
};

const ABOUT_FAMILY: Record<string, string> = {
  industry: 'An industry that you work for',
  product: 'A product',
  service: 'A service, at length',
  detail: 'A service in brief, on the home carousel',
  innovation: 'An initiative, on a dark ground',
  feature: 'An essay with a large picture',
};

/** Files of content/<language>/site, in the order of the panel. */
const SITE_FILES: [name: string, about: string][] = [
  ['company', 'Company profile'],
  ['navigation', 'Menus and footer'],
  ['strings', 'Words on every page'],
  ['figures', 'Stated figures'],
  ['banners', 'Consultation banners'],
  ['redirects', 'Redirects'],
  ['search', 'Search words'],
  ['claims', 'Claims to confirm'],
  ['town', 'Places of the town'],
  ['pictures', 'What pictures show'],
  ['glossary', 'Chosen words'],
];

const lettersOf = (id: string) => Object.keys(cutOf(id, '16x9').cut.keys ?? {}).sort();
const thumbnailOf = (id: string) => {
  const { ratio, cut } = cutOf(id, '3x2');
  return `/${pictureFile(id, ratio, Math.min(...cut.widths), 'webp')}`;
};

function siteInfo(session: EditSession): SiteInfo {
  const { site, sites, faults } = session.check();
  if (!site) throw new EditRefused(faults.map((fault) => `${fault.file}: ${sentenceOf(fault)}`).join('\n'));
  const filesIn = (language: string) =>
    SITE_FILES.map(([name, about]) => ({
      file: `content/${language}/site/${name}.yaml`,
      name: about,
      language,
    })).filter(({ file }) => session.find(file) !== undefined);
  return {
    languages: sites.map(({ language, strings }) => ({ code: language.code, name: strings.language.name })),
    pages: site.pages.map(({ path: address, name, family, file }) => ({ address, name, family, file })),
    families: openFamilies.map(({ family, folder }) => ({ family, folder, about: ABOUT_FAMILY[family] ?? family })),
    pictures: Object.entries(pictures).map(([id, { alt }]) => ({
      id,
      alt,
      own: Boolean(ownPictures[id]),
      thumbnail: thumbnailOf(id),
      letters: lettersOf(id),
    })),
    sectionKinds: Object.entries(sectionSchemas)
      .filter(([kind]) => !WITH_MODEL.includes(kind))
      .map(([kind, schema]) => ({ kind, about: metaOf(schema).description ?? '' })),
    files: sites.flatMap(({ language }) => filesIn(language.code)),
    git: hasGit(session.root),
  };
}

function pageInfo(session: EditSession, address: string): PageInfo | null {
  const plain = decodeURI(address).replace(/\/$/, '') || '/';
  const { sites } = session.check();
  const page = sites.flatMap(({ pages }) => pages).find((one) => one.path === plain);
  if (!page) return null;
  const english = page.translation?.of ?? page.path;
  return {
    address: page.path,
    file: page.file,
    family: page.family,
    name: page.name,
    sections: page.sections.map((section) => ({
      kind: section.kind,
      heading: 'heading' in section && section.heading ? section.heading : shownValue({ ...section, kind: '' }),
    })),
    movable: !page.translation && isMovable(page.path),
    translated: Boolean(page.translation),
    outdated: outdatedFiles(session).includes(page.file),
    versions: sites.flatMap(({ language, pages }) => {
      const own = pages.find((one) => (one.translation?.of ?? one.path) === english);
      return own ? [{ language: language.code, address: own.path }] : [];
    }),
  };
}

/** A new entry for the list at a path. */
function sampleFor(session: EditSession, { file, path: at, kind }: Requests['sample']['ask']): unknown {
  const value = session.value(file);
  const list = valueAt(value, at);
  if (kind) {
    const sections = (list ?? []) as { heading?: string }[];
    const page = session.check().site?.pages.find((one) => one.file === file);
    const used = page ? fieldsOf(page).flatMap(({ reference, text }) => (reference === 'picture' ? [text] : [])) : [];
    return sampleSection(
      kind,
      sections.flatMap(({ heading }) => heading ?? []),
      used,
    );
  }
  const schema = schemaAt(schemaOf(file), value, at);
  if (!schema) throw new EditRefused('There is nothing to add here.');
  const inner = bare(schema);
  const { element } = defOf(inner);
  if (!element) return sampleOf(schema);
  const { maximum, length } = boundsOf(inner);
  const items = Array.isArray(list) ? list : [];
  const most = length ?? maximum ?? Number.POSITIVE_INFINITY;
  if (items.length >= most) throw new EditRefused(`There may be at most ${most} entries here.`);
  const sample = sampleOf(element, items.length);
  // A new row has as many cells as the other rows.
  const [first] = items as Record<string, unknown>[];
  if (!first || typeof sample !== 'object' || sample === null) return sample;
  return Object.fromEntries(
    Object.entries(sample).map(([key, inner]) => {
      const like = first[key];
      return [key, Array.isArray(inner) && Array.isArray(like) ? like.map((_, i) => inner[i] ?? inner[0]) : inner];
    }),
  );
}

function pictureUses(session: EditSession, id: string): Requests['pictureUses']['answer'] {
  // A picture of a translated page has the language at its name: town-dawn@mr
  const pages = session.check().sites.flatMap((site) => site.pages);
  return pages.flatMap((page) =>
    fieldsOf(page)
      .filter(({ reference, text }) => reference === 'picture' && text.replace(/@.*/, '') === id)
      .map(({ path: at }) => ({
        field: fieldName(at, page),
        file: page.file,
        path: at as (string | number)[],
        page: page.path,
      })),
  );
}

const describeAll = (session: EditSession, edits: Edit[]) =>
  edits.map((edit) => sentenceFor(edit, session.value(edit.file))).join('; ');

/** The request handlers of the editing server. */
export const answersFor = (session: EditSession, uploads: PictureUploads): Answers => ({
  site: () => siteInfo(session),
  status: () => ({
    ...(session.steps.length && { last: session.steps.at(-1)?.sentence }),
    undoable: session.steps.length,
    changes: changesIn(session).length,
  }),
  page: ({ address }) => pageInfo(session, address),
  form: ({ file, path: at }) => formOf(file, session.value(file), at),
  check: ({ edits }) => session.preview(edits),
  apply: ({ edits }) => session.apply(edits, describeAll(session, edits)),
  sample: (ask) => sampleFor(session, ask),
  newPage: (ask) => newPage(session, ask),
  renamePage: (ask) => renamePage(session, ask),
  references: ({ address }) => references(session, address),
  removePage: (ask) => removePage(session, ask),
  undo: () => session.undo(),
  changes: () => {
    const changes = changesIn(session);
    return { changes, git: hasGit(session.root), message: messageFor(changes) };
  },
  saveVersion: ({ message }) => saveVersion(session, message),
  compared: ({ file }) =>
    session.commit(notedAsCompared(session, file), `Noted that ${placeOf(file)} says what its English text says`),
  launch: () => launchItems(session),
  pictureUses: ({ id }) => pictureUses(session, id),
  pictureStart: (ask) => uploads.start(ask),
  pictureChunk: (ask) => uploads.chunk(ask),
  picture: (ask) => uploads.take(ask),
  pictureBack: ({ id }) => uploads.back(id),
});
