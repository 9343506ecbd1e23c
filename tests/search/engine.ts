import { forSearch } from '../../src/content/page-text.ts';
import { site } from '../../src/content/registry.ts';
import { buildIndex } from '../../src/search/build-index.ts';
import { createEngine } from '../../src/search/engine.ts';
import { recordsOf } from '../../src/search/records.ts';

/** Search over the whole site, as a reader has it once the texts have come. */
export async function wholeEngine() {
  const source = forSearch(site);
  const { index, texts } = buildIndex(source, recordsOf(source));
  const engine = createEngine(index);
  await engine.extend(texts);
  return engine;
}
