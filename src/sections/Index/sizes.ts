import { upTo } from '../../model/breakpoints.ts';

/** How wide the plate is shown. Apart from the component: the head of every page reads it, and must not bring its styles. */
export const INDEX_SIZES = `${upTo('narrow')} 100vw, 28vw`;
