import { site } from '../content/registry.ts';

export const GET = () =>
  Response.json({
    name: site.company.name,
    short_name: site.company.name,
    description: site.pages.find((page) => page.path === '/')?.description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en-IN',
    background_color: '#f6f1e6',
    theme_color: '#f6f1e6',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
