/** The first file of the index under a name of its own: what is built is `_assets/search-index.….js`. */
export { default } from 'virtual:search-index';
