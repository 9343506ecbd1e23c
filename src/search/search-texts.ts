/** The second file of the index: `_assets/search-texts.….js`. */
export { default } from 'virtual:search-texts';
