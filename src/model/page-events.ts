/** Dispatched on window when the whole page is laid out (enhance/deferred-layout.ts). */
export const SETTLED = 'settled';
