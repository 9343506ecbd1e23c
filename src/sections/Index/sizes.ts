import { upTo } from '../../model/breakpoints.ts';

/** How wide the tall plate is shown, and the one across the reading column. Apart from the component: the head of every page reads it, and must not bring its styles. */
export const INDEX_SIZES = `${upTo('narrow')} 100vw, 28vw`;
export const TURN_SIZES = `${upTo('narrow')} 100vw, 45vw`;
