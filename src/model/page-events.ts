/** What the window is told while a page comes to rest, in this order. */

/** A font that was held back for the opening picture is in use: document/before-paint.ts. */
export const LETTERED = 'lettered';
/** Nothing is held back any more: enhance/settle.ts. */
export const SETTLED = 'settled';
