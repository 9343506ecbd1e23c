import { mapTexts } from './fill-in.ts';

const pathIn = (to: unknown) => (typeof to === 'string' ? to.split('#')[0] : undefined);
const PROSE_LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * A file's content without links to pages that the owner has dropped. Lists lose the entry, fields the link, and in prose the words
 * stay without it.
 */
export function withoutLinksTo(dropped: ReadonlySet<string>, value: unknown): unknown {
  if (!dropped.size) return value;
  const isDropped = (to: unknown) => dropped.has(pathIn(to) ?? '');
  /** A link `{ label, to }`, or an entry about the page `{ page, … }`. */
  const leadsThere = (inner: unknown) =>
    typeof inner === 'object' &&
    inner !== null &&
    (('to' in inner && isDropped(inner.to)) || ('page' in inner && isDropped(inner.page)));
  const prune = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.filter((item) => !leadsThere(item) && !isDropped(item)).map(prune);
    if (!inner || typeof inner !== 'object') return inner;
    const kept = Object.entries(inner).filter(([, field]) => !leadsThere(field));
    return Object.fromEntries(kept.map(([key, field]) => [key, prune(field)]));
  };
  return mapTexts(prune(value), (text) =>
    text.replace(PROSE_LINK, (link, label: string, to: string) => (isDropped(to) ? label : link)),
  );
}
