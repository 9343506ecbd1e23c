import type { AtRule, Plugin } from 'postcss';

const PX_PER_EM = 16;

/** `(max-width: 1023px)` → `(max-width: 63.9375em)` */
export const inEm = (query: string) => query.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) / PX_PER_EM}em`);

/** Media queries are written in pixels and built in em, so that layouts follow the text size that is set in the browser. */
export const emBreakpoints: Plugin = {
  postcssPlugin: 'em-breakpoints',
  AtRule: {
    media: (rule: AtRule) => {
      rule.params = inEm(rule.params);
    },
  },
};
