import { FULL_WIDTH, upTo } from '../../model/breakpoints.ts';

/** The display width of the plates, in its own file because the head of every page imports it and must not import the section's styles. */
export const INDEX_SIZES = `${upTo('narrow')} ${FULL_WIDTH}, 28vw`;
