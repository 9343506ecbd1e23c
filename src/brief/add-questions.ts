import { addRows, newRow } from './brief.ts';
import { showCount } from './count.ts';
import { loadQuestions } from './load-questions.ts';
import { offeredBy } from './questions.ts';
import { briefStore } from './store.ts';

/** Adds the questions of some pages to the brief on this device. */
export async function addQuestionsOf(paths: string[]) {
  const { pages } = await loadQuestions();
  const rows = pages.filter(({ path }) => paths.includes(path)).flatMap(offeredBy);
  const before = briefStore.get().brief.rows.length;
  const { brief, fault } = briefStore.update((known) => addRows(known, rows.map(newRow)));
  showCount();
  return { added: brief.rows.length - before, isStored: !fault };
}
