import type { Offered } from './offered.ts';

export type Question = [question: string, decides: string];

/** The file at QUESTIONS_URL: the questions of every page, fetched when /brief needs them. */
export interface BriefQuestions {
  pages: { path: string; name: string; questions: Question[] }[];
  /** Asked of every project. */
  every: Question[];
  /** For each kind of reader, the indexes in `pages` of the pages that the town recommends first. */
  readers: Record<string, number[]>;
}

/** The questions of a page as they can be added to a brief. */
export const offeredBy = ({ path, name, questions }: BriefQuestions['pages'][number]) =>
  questions.map(([question, decides]): Offered => ({ page: path, name, question, decides }));

export const QUESTIONS_URL = '/brief-questions.json';

export const NO_QUESTIONS: BriefQuestions = { pages: [], every: [], readers: {} };
