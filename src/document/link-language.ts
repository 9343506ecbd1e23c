import type { Site } from '../content/site.ts';

const LINK = /<a\b([^>]*)>([\s\S]*?)<\/a>/g;
/** Islands are not changed, because hydration would find different HTML. */
const ISLAND = /(<astro-island[\s\S]*?<\/astro-island>)/;
/** Where the name in a link ends: at the end of a card's name, or before an arrow. */
const NAME_ENDS = [
  /(?=(?:<!-- -->)?\s*<i\b[^>]*><\/i>\s*<\/b>)/,
  /(?=<\/b>)/,
  /(?=<(?:svg|i)\b[^>]*\sdata-arrow)/,
  /$/,
];
const hrefOf = (attributes: string) => /\shref="([^"]*)"/.exec(attributes)?.[1] ?? '';

/**
 * Marks links to English pages on pages in other languages, with `hreflang` and a visible label. It works on the finished HTML,
 * because otherwise every component would have to do it.
 */
export function markEnglishLinks(html: string, { strings }: Site, english: ReadonlySet<string>): string {
  const isEnglish = (href: string) => english.has(href.split(/[?#]/)[0] ?? '');
  const mark = (part: string) =>
    part.replace(LINK, (link, attributes: string, inner: string) => {
      if (/\shreflang=/i.test(attributes) || !isEnglish(hrefOf(attributes))) return link;
      // Screen readers read only the aria-label, if there is one.
      const named = /\saria-label="([^"]*)"/.exec(attributes);
      const word = strings.language.inEnglish;
      if (named)
        return `<a${attributes.replace(named[0], ` aria-label="${named[1]} ${word}"`)} hreflang="en">${inner}</a>`;
      const said = ` <small class="in-english">${word}</small>`;
      const end = NAME_ENDS.find((one) => one.test(inner)) ?? '';
      return `<a${attributes} hreflang="en">${inner.replace(end, said)}</a>`;
    });
  return html
    .split(ISLAND)
    .map((part, i) => (i % 2 ? part : mark(part)))
    .join('');
}
