import type { AstroIntegration } from 'astro';
import { pictureBehind } from './pictures.ts';

/** `npm run dev`: pictures lie under public/ without their version, which only a build gives them. */
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
