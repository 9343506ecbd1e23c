/** The fields at the top of a brief; all may be empty. */
export const HEAD_FIELDS = ['organisation', 'place', 'date', 'asker'] as const;
export type HeadField = (typeof HEAD_FIELDS)[number];
export type BriefHead = Record<HeadField, string>;
