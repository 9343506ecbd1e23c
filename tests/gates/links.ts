import type { BuiltPage, SiteGate } from './gate.ts';
import { builtFiles } from './site.ts';

const decode = (attribute: string) => attribute.replaceAll('&amp;', '&');
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => decode(value));

/** Everything a page points to; `srcset` names several files in one attribute. */
function targetsOf(html: string): string[] {
  const sets = ['srcset', 'srcSet', 'imagesrcset'].flatMap((name) => attributes(html, name));
  return [
    ...attributes(html, 'href'),
    ...attributes(html, 'src'),
    ...sets.flatMap((set) => set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')),
  ];
}

function faultOf(
  target: string,
  from: BuiltPage,
  ids: Map<string, Set<string>>,
  files: Set<string>,
): string | undefined {
  if (/^(mailto:[^@\s]+@[^@\s]+\.[^@\s]+|tel:\+?\d+)$/.test(target)) return;
  if (!/^[/#]/.test(target) || target.startsWith('//')) {
    if (!URL.canParse(target)) return `malformed: ${target}`;
    return new URL(target).protocol === 'https:' ? undefined : `not https: ${target}`;
  }
  const { pathname, hash } = new URL(target, `https://site${from.address}`);
  const address = decodeURI(pathname);
  const known = ids.get(address);
  if (!known && !files.has(address)) return `leads nowhere: ${target}`;
  // `#name=value` is a state of the element #name.
  const [anchor = ''] = decodeURIComponent(hash.slice(1)).split('=');
  if (hash && known && !known.has(anchor)) return `no such fragment: ${target}`;
}

export const linksGate: SiteGate = {
  name: 'links',
  promise: 'Every link, fragment and picture of the site resolves; every address outside it is well formed and https.',
  async check(pages) {
    const ids = new Map(pages.map(({ address, html }) => [address, new Set(attributes(html, 'id'))]));
    const files = new Set(builtFiles().map(({ path }) => path));
    return pages.flatMap((page) =>
      [...new Set(targetsOf(page.html))].flatMap((target) => {
        const finding = faultOf(target, page, ids, files);
        return finding ? [{ address: page.address, finding }] : [];
      }),
    );
  },
};
