import path from 'node:path';
import { ContentError, type ContentFault } from '../../src/content/errors.ts';
import { loadSite } from '../../src/content/load.ts';
import { loadSites } from '../../src/content/load-sites.ts';
import type { Site } from '../../src/content/site.ts';
import { ENGLISH } from '../../src/model/language.ts';
import { pictures } from '../../src/model/pictures.ts';
import type { FileChanges } from './content-files.ts';
import { latestSites, rememberSites } from './latest-sites.ts';

export interface Checked {
  /** The English site. */
  site?: Site;
  /** Every language, English first; none where there are faults. */
  sites: Site[];
  /** Faults that prevent a build and the display of the page. */
  faults: ContentFault[];
  /** Faults that prevent only a build. */
  rules: ContentFault[];
}

/** The loader's file names are relative to the working directory. */
const fromRoot =
  (root: string) =>
  (fault: ContentFault): ContentFault => ({
    ...fault,
    file: path.relative(root, path.resolve(fault.file)).replaceAll(path.sep, '/'),
  });

function load(root: string, changes: FileChanges, loader: typeof loadSites): Checked {
  try {
    return checkedSites(root, loader(path.join(root, 'content'), Object.keys(pictures), changes));
  } catch (error) {
    if (error instanceof ContentError) return { sites: [], faults: error.faults.map(fromRoot(root)), rules: [] };
    throw error;
  }
}

/** The result of `npm run check` for the content with these changes. */
export function checkContent(root: string, changes: FileChanges = new Map()): Checked {
  if (changes.size) return load(root, changes, loadSites);
  const latest = latestSites(root);
  if (latest) return checkedSites(root, latest);
  const checked = load(root, changes, loadSites);
  rememberSites(root, checked.sites);
  return checked;
}

/** The same for English files only, which takes a third of the time. */
export const checkEnglish = (root: string, changes: FileChanges): Checked =>
  load(root, changes, (content, pictureIds, unwritten) => [
    loadSite(path.join(content, ENGLISH), pictureIds, unwritten),
  ]);

function checkedSites(root: string, sites: Site[]): Checked {
  const rules = sites.flatMap(({ ruleFaults }) => ruleFaults);
  return { site: sites[0], sites, faults: [], rules: rules.map(fromRoot(root)) };
}

/** The text of a fault in `npm run check`, without its position. */
export const sentenceOf = ({ field, message }: ContentFault) => `${field ? `${field}: ` : ''}${message}`;

const keyOf = (fault: ContentFault) => `${fault.file} ${fault.field} ${fault.message}`;
/** The new faults. */
export function newFaults(before: ContentFault[], after: ContentFault[]): ContentFault[] {
  const known = new Set(before.map(keyOf));
  return after.filter((fault) => !known.has(keyOf(fault)));
}
