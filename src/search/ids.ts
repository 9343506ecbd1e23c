/** There is one search in a page. Its ids are fixed, so that the script which opens it finds it before React is there. */
export const DIALOG_ID = 'search';
export const FIELD_ID = 'search-words';
export const RESULTS_ID = 'search-results';
export const optionId = (at: number) => `search-option-${at}`;
