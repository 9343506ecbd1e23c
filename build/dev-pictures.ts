import type { AstroIntegration } from 'astro';
import { pictureBehind } from './pictures.ts';

/** `npm run dev`: files under public/ have no version in their names, so picture URLs are mapped to them. */
export const servePictures = (): AstroIntegration => ({
  name: 'serve-pictures',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _response, next) => {
        if (request.url) request.url = pictureBehind(request.url);
        next();
      });
    },
  },
});
