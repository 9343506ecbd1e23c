import type { BriefWords } from './schema.ts';

/** What the parts of the page /brief share. */
export interface BriefProps {
  words: Pick<BriefWords, 'start' | 'sheet' | 'every' | 'out' | 'kept' | 'linked'>;
  company: { name: string; origin: string };
  /** Where questions are sent to the company. */
  contact: string;
}
