import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { ContentError } from '../content/errors.ts';
import { writeSchemas } from '../content/json-schemas.ts';
import { loadSitesCached } from '../content/site-cache.ts';
import { pictures } from '../model/pictures.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:early'?: boolean;
    'client:settled'?: boolean;
    'client:near'?: boolean | { rootMargin: string };
  }
}

/** Inputs of pages that are not in Vite's module graph. */
export const PAGE_INPUTS =
  /\/(content\/.+\.ya?ml|evidence\/.+\.json|pictures\/index\.json|renders\/(index|town[\w-]*)\.json)$/;
const REGISTRY = path.resolve('src/content/registry.ts');

/** The event that a page sends once it is connected, with the time of its request. */
const PAGE_LOADED = 'site:page-loaded';
/** When a file was saved last. */
let saved = 0;

/** With `npm run dev`, a saved content file invalidates the registry and every module that imports it, and reloads the page. */
const reloadOnSave = {
  name: 'reload-on-save',
  // A page that is being loaded is not connected yet and would miss the reload for a second save.
  configureServer({ ws }: ViteDevServer) {
    ws.on(PAGE_LOADED, (requested: number, page) => saved > requested && page.send({ type: 'full-reload' }));
  },
  hotUpdate(
    this: { environment: DevEnvironment },
    { file, modules }: { file: string; modules: EnvironmentModuleNode[] },
  ) {
    saved = Date.now();
    if (!PAGE_INPUTS.test(file)) return;
    const registry = this.environment.moduleGraph.getModulesByFile(REGISTRY);
    if (!registry) return;
    // Astro caches the list of pages.
    this.environment.hot.send('astro:content-changed', {});
    return [...modules, ...registry];
  },
} satisfies Plugin;

/** Writes the JSON schemas for code editors, and reports faults of the content. */
const contentReload: AstroIntegration = {
  name: 'content-reload',
  hooks: {
    'astro:config:setup': ({ command, injectScript, logger, updateConfig }) => {
      updateConfig({ vite: { plugins: [reloadOnSave] } });
      if (command === 'dev')
        injectScript(
          'page',
          `import.meta.hot.send('${PAGE_LOADED}', performance.timeOrigin + performance.getEntriesByType('navigation')[0].requestStart);`,
        );
      try {
        // Not the registry, which throws on import and would stop the dev server.
        const sites = loadSitesCached(path.resolve('content'), Object.keys(pictures));
        writeSchemas(sites[0].pages.map((page) => page.path));
        const faults = sites.flatMap(({ ruleFaults }) => ruleFaults);
        if (command === 'dev' && faults.length) logger.warn(new ContentError(faults).message);
      } catch (error) {
        // The dev server also starts with broken content; each page then shows the fault.
        if (command !== 'dev' || !(error instanceof ContentError)) throw error;
        logger.error(error.message);
      }
    },
  },
};

/** `npm run dev`: scripts that hydrate React without an Astro island need the globals of Vite's React plugin. */
const reactRefresh: AstroIntegration = {
  name: 'react-refresh',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command !== 'dev') return;
      injectScript('head-inline', 'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;');
      injectScript('page', "import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window);");
    },
  },
};

/** Unlike Astro's own directives, these try again after a failed load. */
const islandDirectives: AstroIntegration = {
  name: 'island-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['early', 'settled', 'near'])
        addClientDirective({ name, entrypoint: `./src/document/client-directive-${name}.ts` });
    },
  },
};

const linkLanguages: AstroIntegration = {
  name: 'link-languages',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) =>
      addMiddleware({ entrypoint: path.resolve('src/document/middleware.ts'), order: 'post' }),
  },
};

export const integrations = [contentReload, reactRefresh, islandDirectives, linkLanguages];
