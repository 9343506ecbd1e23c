/** What the window is told once nothing of a page is held back any more: enhance/deferred-layout.ts. */
export const SETTLED = 'settled';
