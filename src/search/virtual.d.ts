declare module 'virtual:search-index' {
  const index: import('./types.ts').SearchIndex;
  export default index;
}
