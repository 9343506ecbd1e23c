/** A heading as a fragment: 'What it costs in hours' → 'what-it-costs-in-hours'. Accents go; the signs of other scripts stay. */
export const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
