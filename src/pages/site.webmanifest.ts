import { onlyPage, site } from '../content/registry.ts';
import { leadOf } from '../families/index.ts';
import { cutOf, pictureOf, pictureUrl, type Ratio } from '../model/pictures.ts';
import { THEME_COLOR } from '../model/theme-color.ts';

const home = onlyPage('home');
const opening = leadOf(home)?.id;

/** The install dialog shows the home page's first render. */
const screenshot = (id: string, wanted: Ratio, form_factor: 'wide' | 'narrow') => {
  const { name, ratio, cut } = cutOf(id, wanted);
  return {
    src: pictureUrl(name, ratio, cut.width, 'webp'),
    sizes: `${cut.width}x${cut.height}`,
    type: 'image/webp',
    form_factor,
    label: pictureOf(id).alt,
  };
};

export const GET = () =>
  Response.json({
    name: site.company.name,
    short_name: site.company.name,
    id: '/',
    description: home.description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en-IN',
    background_color: THEME_COLOR.light,
    theme_color: THEME_COLOR.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      // The logo is within the safe circle of maskable icons, so one file serves both.
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    screenshots: opening && [screenshot(opening, '16x9', 'wide'), screenshot(opening, '1x1', 'narrow')],
  });
