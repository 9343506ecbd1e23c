import { distance } from './edit-distance.ts';

interface Addressed {
  path: string;
  name: string;
}

/** Only letters and digits, so that 'school-automation' equals 'SchoolAutomation'. */
const bare = (text: string) =>
  decode(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The most typos: a quarter of the letters, at least one. */
const maxTypos = (typed: string) => Math.max(1, Math.floor(typed.length / 4));

/** Shorter prefixes match too many names. */
const LEAST_BEGINNING = 4;

/**
 * The page most similar to an unknown address: by its last segment or by the page's name, then by the whole address. If none is
 * similar, the only page whose name starts with the segment.
 */
export function nearestPage<P extends Addressed>(address: string, pages: P[]): P | undefined {
  const lastOf = (path: string) => bare(path.replace(/\/+$/, '').split('/').at(-1) ?? '');
  const typed = lastOf(address.replace(/\.\w+$/, ''));
  if (typed.length < 3) return undefined;
  const ranked = pages
    .map((page) => ({
      page,
      word: Math.min(distance(typed, lastOf(page.path)), distance(typed, bare(page.name))),
      whole: distance(bare(address), bare(page.path)),
    }))
    .sort((a, b) => a.word - b.word || a.whole - b.whole);
  const [best] = ranked;
  if (best && best.word <= maxTypos(typed)) return best.page;
  const begun = pages.filter(({ path, name }) => [lastOf(path), bare(name)].some((word) => word.startsWith(typed)));
  return typed.length >= LEAST_BEGINNING && begun.length === 1 ? begun[0] : undefined;
}
