/** Fields that are addresses, ids or settings, not words a visitor reads. */
const NOT_WORDS = new Set([
  'path',
  'file',
  'family',
  'kind',
  'picture',
  'to',
  'more',
  'pages',
  'letter',
  'banner',
  'layout',
  'look',
  'network',
  'mark',
  'tone',
  'time',
  'state',
  'title',
  'description',
  'columnsOf',
]);

/** Every text of a page's content, in order. */
export function wordsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return NOT_WORDS.has(key) && !(key === 'title' || key === 'description') ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((inner) => wordsOf(inner, key));
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    NOT_WORDS.has(name) && name !== 'title' ? [] : wordsOf(inner, name),
  );
}
