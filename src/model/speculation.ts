/**
 * The browser may fetch the document of a hovered or touched link. Not prerender it: that would load pictures and scripts
 * before the visitor opens the page. enhance/speculate.ts inserts the rules and the policy allows them by their hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target=_blank], [download]' } }] },
      eagerness: 'moderate',
    },
  ],
});
