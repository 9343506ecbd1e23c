import { cutOf, pictureUrl } from './pictures.ts';
import { escapeXml } from './xml.ts';

interface Listed {
  path: string;
  /** Ids of its pictures. */
  pictures: string[];
  /** The page in each language that has it, itself included; undefined if it is only in one. */
  languages?: { code: string; path: string }[];
}

/** The sitemap, with the languages and the pictures of every page. */
export function sitemap(pages: Listed[], origin: string): string {
  const image = (id: string) => {
    const { name, ratio, cut } = cutOf(id, '16x9');
    return `<image:image><image:loc>${escapeXml(origin + pictureUrl(name, ratio, cut.width, 'webp'))}</image:loc></image:image>`;
  };
  const at = (path: string) => escapeXml(new URL(path, origin).href);
  const language = ({ code, path }: { code: string; path: string }) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${at(path)}"/>`;
  const urls = pages.map(
    ({ path, pictures, languages = [] }) =>
      `<url><loc>${at(path)}</loc>${languages.map(language).join('')}${[...new Set(pictures)].map(image).join('')}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join('\n')}\n</urlset>\n`;
}
