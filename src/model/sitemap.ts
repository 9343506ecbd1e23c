import { cutOf, pictureUrl } from './pictures.ts';

interface Listed {
  path: string;
  /** Ids of what it shows. */
  pictures: string[];
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** The sitemap, with the pictures of every page. */
export function sitemap(pages: Listed[], origin: string): string {
  const image = (id: string) => {
    const { name, ratio, cut } = cutOf(id, '16x9');
    return `<image:image><image:loc>${escapeXml(origin + pictureUrl(name, ratio, cut.width, 'webp'))}</image:loc></image:image>`;
  };
  const urls = pages.map(
    (page) =>
      `<url><loc>${escapeXml(new URL(page.path, origin).href)}</loc>${[...new Set(page.pictures)].map(image).join('')}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join('\n')}\n</urlset>\n`;
}
