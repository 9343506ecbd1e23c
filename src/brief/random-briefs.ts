import { type Brief, newOwnRow, newRow } from './brief.ts';
import { EVERY_PROJECT, OWN_QUESTIONS } from './groups.ts';
import type { BriefQuestions, Question } from './questions.ts';

/** A random number generator with a seed, for tests (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const QUESTIONS: Question[] = [
  ['Which modules are there?', 'Twenty, for schools and colleges.'],
  ['What does it connect to?', 'The bus trackers and the biometric reader.'],
  ['When is it switched on?', 'Best between terms.'],
];

export const questions: BriefQuestions = {
  pages: ['/product/gps', '/product/SchoolAutomation', '/humanoid'].map((path) => ({
    path,
    name: `Page ${path}`,
    questions: QUESTIONS,
  })),
  every: [['Who answers?', 'The contract names a person.']],
  readers: { school: [1] },
};

const TEXTS = [
  '',
  'Yes.',
  '=1+1',
  'शाळेची फी ३ हप्त्यांत',
  '"quoted", and, commas',
  'two\nlines',
  '<b>&amp;</b>',
  '👩‍🏫 مدرسة 学校',
  ' ',
];

/** A brief of up to `most` rows with answers in several scripts. */
export function randomBrief(random: () => number, most = 12): Brief {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const text = () => pick(TEXTS) + pick(TEXTS);
  const rows = new Map<string, Brief['rows'][number]>();
  const count = Math.floor(random() * most);
  for (let i = 0; i < count; i++) {
    const page = pick([...questions.pages.map(({ path }) => path), EVERY_PROJECT, OWN_QUESTIONS]);
    const name = questions.pages.find(({ path }) => path === page)?.name ?? '';
    const [question, decides] = page === EVERY_PROJECT ? pick(questions.every) : pick(QUESTIONS);
    const isCase = page.startsWith('/') && random() < 0.2;
    const row =
      page === OWN_QUESTIONS
        ? newOwnRow(text(), text())
        : newRow({
            page,
            name,
            question,
            decides: isCase ? text() : decides,
            ...(isCase && { settings: 'Beds: 40', fragment: `#beds=${i}` }),
            answer: text(),
          });
    rows.set(row.id, row);
  }
  const pages = [...new Set([...rows.values()].map(({ page }) => page))];
  return {
    head: { organisation: text(), place: text(), date: pick(['', '2026-11-18']), asker: text() },
    rows: pages.flatMap((page) => [...rows.values()].filter((row) => row.page === page)),
  };
}
