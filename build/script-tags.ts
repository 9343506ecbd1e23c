import { createHash } from 'node:crypto';
import path from 'node:path';
import { addAttribute, edited, elementsIn } from './html.ts';

type Read = (address: string) => Buffer | string;

const digest = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Adds an integrity attribute to every script of this site, and gives modules a low priority, because a static page needs its
 * pictures first.
 */
export function writeScriptTags(html: string, read: Read): string {
  const scripts = elementsIn(html).filter(({ name, attributes }) => name === 'script' && attributes.src);
  return edited(
    html,
    scripts.flatMap((script) => {
      const { src = '', type, integrity, fetchpriority } = script.attributes;
      return [
        ...(src.startsWith('/') && !integrity ? [addAttribute(script, 'integrity', digest(read(src)))] : []),
        ...(type === 'module' && !fetchpriority ? [addAttribute(script, 'fetchpriority', 'low')] : []),
      ];
    }),
  );
}

/**
 * Removes ids that Astro uses only in development and derives from the folder of the checkout, so that the same source gives the
 * same pages in every folder.
 */
export const withoutIslandIds = (html: string) => html.replaceAll(/(<astro-island) uid="\w+"/g, '$1');

/** A module that a built module imports statically; a dynamic import has a parenthesis. */
const STATIC_IMPORT = /\b(?:import|from)\s*["'](\.\/[^"']+)["']/g;

/** The module itself and everything it imports statically. */
function moduleGraph(address: string, read: Read): Set<string> {
  const found = new Set([address]);
  for (const one of found)
    for (const [, imported = ''] of String(read(one)).matchAll(STATIC_IMPORT))
      found.add(path.posix.join(path.posix.dirname(one), imported));
  return found;
}

/**
 * Preloads the scripts of islands with `client:early`: the browser would otherwise find each only after the one that imports
 * it has arrived, which on a slow phone takes a second each.
 */
export function preloadEarlyIslands(html: string, read: Read): string {
  // Most pages have none, so parsing is skipped.
  if (!html.includes('client="early"')) return html;
  const elements = elementsIn(html);
  const islands = elements.filter(({ name, attributes }) => name === 'astro-island' && attributes.client === 'early');
  const roots = islands.flatMap(({ attributes }) => [attributes['component-url'], attributes['renderer-url']]);
  const modules = new Set(roots.flatMap((root) => (root ? [...moduleGraph(root, read)] : [])));
  const endOfHead = elements.find(({ name }) => name === 'head')?.at.endTag?.startOffset;
  if (!modules.size || endOfHead === undefined) return html;
  const links = [...modules].map((address) => `<link rel="modulepreload" href="${address}">`);
  return edited(html, [{ at: endOfHead, text: links.join('') }]);
}
