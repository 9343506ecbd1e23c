import { mapTexts } from './fill-in.ts';

const pathIn = (to: unknown) => (typeof to === 'string' ? to.split('#')[0] : undefined);
const PROSE_LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Removes links to pages that no longer exist: from lists with the whole entry, from fields, and from prose, where the text stays.
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
