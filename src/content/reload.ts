import type { AstroIntegration } from 'astro';

/** `npm run dev`: a saved content file or picture index reloads the page. */
export const contentReload = (): AstroIntegration => ({
  name: 'content-reload',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.watcher.add(['content', 'renders/index.json']);
      server.watcher.on('all', (_event, file) => {
        if (/\.ya?ml$|renders\/index\.json$/.test(file)) server.restart();
      });
    },
  },
});
