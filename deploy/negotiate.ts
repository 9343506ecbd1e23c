export type Encoding = 'br' | 'gzip' | 'identity';

/** The encodings a client accepts, best first, by RFC 9110 quality values. */
export function negotiate(accept: string | undefined): Encoding[] {
  const wanted = new Map(
    (accept ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = Number(
        parameters
          .find((p) => p.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return name ? [[name, Number.isNaN(q) ? 0 : q] as const] : [];
    }),
  );
  const quality = (name: string) => wanted.get(name) ?? wanted.get('*') ?? 0;
  const usable = (['br', 'gzip'] as const).filter((name) => quality(name) > 0).sort((a, b) => quality(b) - quality(a));
  return [...usable, 'identity'];
}

/** Whether `If-None-Match` names this version; the comparison is weak, as RFC 9110 requires. */
export const isKnown = (header: string | undefined, etag: string) =>
  header === etag ||
  (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

export interface Part {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * The byte range of a `Range` header: undefined to send everything, 'none' if it cannot be satisfied. Several ranges get
 * the whole file, which RFC 9110 allows.
 */
export function partOf(header: string | undefined, size: number): Part | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < Number(first)) return;
  return start > end ? 'none' : { start, end };
}
