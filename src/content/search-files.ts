import { buildIndex } from '../search/build-index.ts';
import { recordsOf } from '../search/records.ts';
import { forSearch } from './page-text.ts';
import { site } from './registry.ts';

let files: ReturnType<typeof buildIndex> | undefined;

/** The two files of the search index, built once from the content. */
export function searchFiles() {
  if (!files) {
    const source = forSearch(site);
    files = buildIndex(source, recordsOf(source));
  }
  return files;
}
