/** Begins the reason of a skipped test that is no failure in CI (scripts/real-browser.ts). */
export const MOVED = 'The owner has moved or removed';
