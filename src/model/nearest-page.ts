import { distance } from './edit-distance.ts';

interface Addressed {
  path: string;
  name: string;
}

/** Letters and digits alone: 'school-automation' and 'SchoolAutomation' are the same. */
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

/** A quarter of what was typed may be wrong, and one letter always may. */
const slack = (typed: string) => Math.max(1, Math.floor(typed.length / 4));

/** Fewer letters begin too many names. */
const LEAST_BEGINNING = 4;

/**
 * The page whose address is close to one that leads nowhere: by its last word or by the page's own name, and where two are as
 * close, by the whole address. Failing that, the one page whose name begins so.
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
  if (best && best.word <= slack(typed)) return best.page;
  const begun = pages.filter(({ path, name }) => [lastOf(path), bare(name)].some((word) => word.startsWith(typed)));
  return typed.length >= LEAST_BEGINNING && begun.length === 1 ? begun[0] : undefined;
}
