/** The two files of the search index. Without a hash in the name, so that changed content changes no script and no other page. */
export const SEARCH_INDEX_URL = '/search-index.json';
export const SEARCH_TEXTS_URL = '/search-texts.json';
