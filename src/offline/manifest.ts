import { PICTURES, picturesNamedIn, TOWN_PICTURES } from '../model/picture-urls.ts';

/** A picture without its ending, and its bytes as AVIF and as WebP. */
export type SizedPicture = [path: string, avif: number, webp: number];

/** /offline.json: what 'save the whole site' would fetch, read only by the page that offers it. */
export interface Manifest {
  /** Bytes of the words of every page, compressed, with all scripts and fonts. */
  words: number;
  /** Pictures as a phone shows them, and as wider screens do. */
  phone: SizedPicture[];
  wide: SizedPicture[];
  /** Of the town: every place, and each hour at the width that suits the screen. */
  town: Record<'phone' | 'wide', [url: string, bytes: number][]>;
}

/** The widest encoding worth keeping, in pixels. */
const WIDEST = { phone: 768, wide: 1152 };

/** The cuts that a page shows on phones and on wider screens; a `<source media>` is the phone's. */
export function cutsIn(html: string): { phone: string[]; wide: string[] } {
  const phone = new Set<string>();
  const wide = new Set<string>();
  for (const [picture] of html.matchAll(/<picture[\s\S]*?<\/picture>/g)) {
    const sources = picture.match(/<source\b[^>]*>/g) ?? [];
    const cutsOf = (some: string[]) =>
      some.flatMap((source) => picturesNamedIn(source).find(({ type }) => type === 'avif')?.cut ?? []);
    const narrow = cutsOf(sources.filter((source) => source.includes('media=')));
    const usual = cutsOf(sources.filter((source) => !source.includes('media=')));
    for (const cut of usual) wide.add(cut);
    for (const cut of narrow.length ? narrow : usual) phone.add(cut);
  }
  return { phone: [...phone], wide: [...wide] };
}

/** Every picture of these pages at the width that suits the screen; `bytesOf` knows what was built. */
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

/** Of the files of the town, those that a screen shows before anybody goes nearer. */
export const townOf = (files: string[], screen: keyof typeof WIDEST): string[] =>
  files
    .filter((file) => file.startsWith('places/') || file.endsWith(`/${WIDEST[screen]}.avif`))
    .map((file) => TOWN_PICTURES + file)
    .sort();
