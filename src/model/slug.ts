import { romanise } from './romanise.ts';

/** A heading as a fragment: 'What it costs in hours' → 'what-it-costs-in-hours'. Only Latin letters, so that links are readable. */
export const slugOf = (text: string) =>
  romanise(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
