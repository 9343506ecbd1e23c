/** The two files of the search index. Their names have no hash, so that changed content does not change scripts and other pages. */
export const SEARCH_INDEX_URL = '/search-index.json';
export const SEARCH_TEXTS_URL = '/search-texts.json';
