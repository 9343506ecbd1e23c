/**
 * Runs before the first paint; as small as it can be.
 *
 * - 'js': what needs a script shows itself only where one runs; if ours does not arrive, the page is as without.
 * - 'fresh': opened at its top, so that what is far below may be laid out later (enhance/deferred-layout.ts).
 */
export const beforePaint = `
const root = document.documentElement.classList;
root.add('js');
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') root.add('fresh');
addEventListener('error', ({ target }) => target.localName === 'script' && root.remove('js', 'fresh'), true);
`;
