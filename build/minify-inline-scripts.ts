import { minifySync } from 'rolldown/utils';
import { edited, elementsIn } from './html.ts';

/** Most pages have the same scripts. */
const minified = new Map<string, string>();

function minify(script: string): string {
  const known = minified.get(script);
  if (known !== undefined) return known;
  const { code, errors } = minifySync('inline.js', script, { sourcemap: false, module: false });
  if (errors.length) throw new Error(`an inline script cannot be parsed: ${errors[0]?.message}`);
  minified.set(script, code);
  return code;
}

/** Minifies the scripts that are written for readers of the source and stand in every page. The bundler minifies the rest. */
export function minifyInlineScripts(html: string): string {
  const scripts = elementsIn(html).filter(
    ({ name, attributes, text }) => name === 'script' && !attributes.src && !attributes.type && text,
  );
  return edited(
    html,
    scripts.map(({ at, text }) => {
      const start = at.startTag?.endOffset ?? at.startOffset;
      return { at: start, length: (at.endTag?.startOffset ?? at.endOffset) - start, text: minify(text) };
    }),
  );
}
