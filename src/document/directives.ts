import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:settled'?: boolean;
  }
}

/** Adds `client:settled` to Astro's own moments in which an island may wake. */
export const islandDirectives = (): AstroIntegration => ({
  name: 'island-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'settled', entrypoint: './src/document/when-settled.ts' }),
  },
});
