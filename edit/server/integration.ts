import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { serveNewPictures } from './picture-files.ts';
import { listen } from './socket.ts';

const inEditor = (name: string) => path.resolve(import.meta.dirname, '..', name);
/** Modules that are also loaded with marked texts. */
const PROPS = path.resolve('src/document/page-props.ts?marked');
const REGISTRY = path.resolve('src/content/registry.ts?marked');
/** For each importing module: the import, and its replacement while pages are rendered. */
const REPLACED = [
  { from: /\/Document\.astro/, imports: /\/page-props\.ts$/, by: inEditor('marks/marked-page-props.ts') },
  { from: /\/marked-page-props\.ts$/, imports: /\/page-props\.ts$/, by: PROPS },
  { from: /\/(marked-page-props\.ts|page-props\.ts\?marked)$/, imports: /\/registry\.ts$/, by: REGISTRY },
  { from: /\/registry\.ts\?marked$/, imports: /\/site-cache\.ts$/, by: inEditor('marks/marked-site.ts') },
  { from: /\/(registry|marked-site)\.ts$/, imports: /\/site-cache\.ts$/, by: inEditor('marks/latest-site.ts') },
];

/** Pages are rendered from marked texts, without a change to any of their modules. */
const markedContent = (): Plugin => ({
  name: 'edit-marked-content',
  enforce: 'pre',
  resolveId(source, importer = '') {
    return REPLACED.find(({ from, imports }) => from.test(importer) && imports.test(source))?.by;
  },
});

/** The editor. Only `npm run edit` loads this file. */
export const editing = (): AstroIntegration => ({
  name: 'editing',
  hooks: {
    'astro:config:setup': ({ updateConfig, addMiddleware }) => {
      updateConfig({ vite: { plugins: [markedContent()] } });
      addMiddleware({ entrypoint: inEditor('marks/middleware.ts'), order: 'post' });
    },
    'astro:server:setup': ({ server }) => {
      serveNewPictures(server);
      listen(server, process.cwd());
    },
  },
});
