import { PICTURES, picturesNamedIn, TOWN_PICTURES } from '../src/model/picture-urls.ts';
import type { SizedPicture } from '../src/offline/manifest.ts';
import { elementsIn } from './html.ts';

/** The widest encoding that is saved for offline use, in pixels. */
const WIDEST = { phone: 768, wide: 1152 };

/** The cuts that a page shows on phones and on wider screens; a `<source media>` is the phone's. */
export function cutsIn(html: string): { phone: string[]; wide: string[] } {
  const phone = new Set<string>();
  const wide = new Set<string>();
  // Parsing the pictures alone takes a fifth of the time of parsing the page.
  const pictures = html.match(/<picture\b[\s\S]*?<\/picture>/g) ?? [];
  for (const { name, inside } of pictures.flatMap(elementsIn)) {
    if (name !== 'picture') continue;
    const sources = inside.filter((element) => element.name === 'source').map(({ attributes }) => attributes);
    const cutsOf = (some: typeof sources) =>
      some.flatMap(({ srcset = '' }) => picturesNamedIn(srcset).find(({ type }) => type === 'avif')?.cut ?? []);
    const narrow = cutsOf(sources.filter(({ media }) => media));
    const usual = cutsOf(sources.filter(({ media }) => !media));
    for (const cut of usual) wide.add(cut);
    for (const cut of narrow.length ? narrow : usual) phone.add(cut);
  }
  return { phone: [...phone], wide: [...wide] };
}

/** Every picture of these pages at the width that suits the screen; `bytesOf` has the built files. */
export function picturesOf(
  pages: ReturnType<typeof cutsIn>[],
  screen: keyof typeof WIDEST,
  bytesOf: (path: string) => Map<number, { avif: number; webp: number }>,
): SizedPicture[] {
  const cuts = new Set(pages.flatMap((page) => page[screen]));
  return [...cuts].sort().flatMap((cut): SizedPicture[] => {
    const sizes = [...bytesOf(cut)].sort(([a], [b]) => a - b);
    const [width, bytes] = sizes.findLast(([w]) => w <= WIDEST[screen]) ?? sizes[0] ?? [];
    return width && bytes ? [[`${PICTURES}${cut}-${width}`, bytes.avif, bytes.webp]] : [];
  });
}

/** The files of the town that are shown before zooming in. */
export const townOf = (files: string[], screen: keyof typeof WIDEST): string[] =>
  files
    .filter((file) => file.startsWith('places/') || file.endsWith(`/${WIDEST[screen]}.avif`))
    .map((file) => TOWN_PICTURES + file)
    .sort();
