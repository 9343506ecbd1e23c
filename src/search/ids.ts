/** Fixed ids, because enhance.ts needs the dialog before React is loaded. */
export const DIALOG_ID = 'search';
export const FIELD_ID = 'search-words';
export const RESULTS_ID = 'search-results';
export const optionId = (at: number) => `search-option-${at}`;
