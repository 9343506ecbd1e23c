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
  /** What stops a build and the page itself. */
  faults: ContentFault[];
  /** What stops a build, but not the page. */
  rules: ContentFault[];
}

/** The loader names files from the folder that the server runs in. */
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

/** What `npm run check` would say of the content with these changes. */
export function checkContent(root: string, changes: FileChanges = new Map()): Checked {
  if (changes.size) return load(root, changes, loadSites);
  const latest = latestSites(root);
  if (latest) return checkedSites(root, latest);
  const checked = load(root, changes, loadSites);
  rememberSites(root, checked.sites);
  return checked;
}

/** The same of the English files alone, which takes a third of the time. */
export const checkEnglish = (root: string, changes: FileChanges): Checked =>
  load(root, changes, (content, pictureIds, unwritten) => [
    loadSite(path.join(content, ENGLISH), pictureIds, unwritten),
  ]);

function checkedSites(root: string, sites: Site[]): Checked {
  const rules = sites.flatMap(({ ruleFaults }) => ruleFaults);
  return { site: sites[0], sites, faults: [], rules: rules.map(fromRoot(root)) };
}

/** A fault as `npm run check` words it, without its place. */
export const sentenceOf = ({ field, message }: ContentFault) => `${field ? `${field}: ` : ''}${message}`;

const keyOf = (fault: ContentFault) => `${fault.file} ${fault.field} ${fault.message}`;
/** The faults that were not there before. */
export function newFaults(before: ContentFault[], after: ContentFault[]): ContentFault[] {
  const known = new Set(before.map(keyOf));
  return after.filter((fault) => !known.has(keyOf(fault)));
}
