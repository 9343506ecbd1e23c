import type { BriefRow } from './brief.ts';

export type Offered = Pick<BriefRow, 'page' | 'name' | 'question' | 'decides'>;

/** What the reader adds: given questions, or an empty row for a new one. */
export type Wanted = Offered[] | 'own';
