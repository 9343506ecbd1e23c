import { upTo } from '../../model/breakpoints.ts';

/** How wide the plates are shown. In a file of its own: the head of every page reads it, and must not bring the section's styles. */
export const INDEX_SIZES = `${upTo('narrow')} 100vw, 28vw`;
