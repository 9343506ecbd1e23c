/** The two files of the search index. Their names stay the same, so that a changed sentence changes no script and no other page. */
export const SEARCH_INDEX_URL = '/search-index.json';
export const SEARCH_TEXTS_URL = '/search-texts.json';
