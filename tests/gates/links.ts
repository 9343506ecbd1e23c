import { elementsIn, type HtmlElement } from '../../build/html.ts';
import type { BuiltPage, SiteGate } from './gate.ts';
import { builtFiles } from './site.ts';

/** The files in a `srcset`, which names several in one attribute. */
const candidates = (set: string) => set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]);

/** Everything a page points to. */
const targetsOf = (elements: HtmlElement[]): string[] =>
  elements
    .flatMap(({ attributes: { href, src, srcset, imagesrcset } }) => [
      href,
      src,
      ...[srcset, imagesrcset].flatMap((set) => (set ? candidates(set) : [])),
    ])
    .filter((target) => target !== undefined);

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
    const parsed = pages.map((page) => ({ page, elements: elementsIn(page.html) }));
    const ids = new Map(
      parsed.map(({ page, elements }) => [
        page.address,
        new Set(elements.flatMap(({ attributes: { id } }) => id ?? [])),
      ]),
    );
    const files = new Set(builtFiles().map(({ path }) => path));
    return parsed.flatMap(({ page, elements }) =>
      [...new Set(targetsOf(elements))].flatMap((target) => {
        const finding = faultOf(target, page, ids, files);
        return finding ? [{ address: page.address, finding }] : [];
      }),
    );
  },
};
