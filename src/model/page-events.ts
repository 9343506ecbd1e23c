/** What the window is told once nothing of a page is held back any more: enhance/settle.ts. */
export const SETTLED = 'settled';
