/** The two files of the search index. Their names stay the same, so that a changed sentence changes no script and no other page. */
export const SEARCH_INDEX_URL = '/search-index.json';
export const SEARCH_TEXTS_URL = '/search-texts.json';

export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json() as Promise<T>;
}
