import { site, sites } from '../../src/content/registry.ts';
import { searchSourceOf } from '../../src/content/search-source.ts';
import { buildIndex } from '../../src/search/build-index.ts';
import { createEngine } from '../../src/search/engine.ts';
import { recordsOf } from '../../src/search/records.ts';

/** Search over the whole site in one language, with the long texts loaded. */
export async function wholeEngine(language = site) {
  const source = searchSourceOf(language, sites);
  const { index, texts } = buildIndex(source, recordsOf(source));
  const engine = createEngine(index);
  await engine.extend(texts);
  return engine;
}
