/** A heading as a fragment: 'What it costs in hours' → 'what-it-costs-in-hours'. */
export const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
