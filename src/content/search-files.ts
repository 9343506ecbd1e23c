import { buildIndex } from '../search/build-index.ts';
import { recordsOf } from '../search/records.ts';
import { sites } from './registry.ts';
import { searchSourceOf } from './search-source.ts';
import type { Site } from './site.ts';

const files = new Map<string, ReturnType<typeof buildIndex>>();

/** The two files of a language's search index, built once from the content. */
export function searchFiles(site: Site) {
  const known = files.get(site.language.code);
  if (known) return known;
  const source = searchSourceOf(site, sites);
  const made = buildIndex(source, recordsOf(source));
  files.set(site.language.code, made);
  return made;
}

/** The file of each language is under its prefix. */
export const searchRoutes = () =>
  sites.map((site) => ({ params: { language: site.language.prefix.slice(1) || undefined }, props: { site } }));
