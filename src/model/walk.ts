/** Every string in a content value, in order, with its field. */
export function* stringsIn(value: unknown, at: PropertyKey[] = []): Generator<{ text: string; path: PropertyKey[] }> {
  if (typeof value === 'string') yield { text: value, path: at };
  else if (Array.isArray(value)) for (const [i, inner] of value.entries()) yield* stringsIn(inner, [...at, i]);
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* stringsIn(inner, [...at, key]);
}
