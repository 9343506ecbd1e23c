/**
 * What the browser may open ahead of a click: a link that is hovered or touched. enhance/speculate.ts inserts it and the
 * policy allows it by its hash, so both read it here.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target=_blank], [download]' } }] },
      eagerness: 'moderate',
    },
  ],
});
