import type { BriefRow } from './brief.ts';

/** A question that can be added. */
export type Offered = Pick<BriefRow, 'page' | 'name' | 'question' | 'decides'>;

/** What the reader has asked to be added: questions, or an empty row for a question of their own. */
export type Wanted = Offered[] | 'own';
