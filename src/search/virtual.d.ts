declare module 'virtual:search-index' {
  const index: import('./types.ts').SearchIndex;
  export default index;
}
declare module 'virtual:search-texts' {
  const texts: import('./types.ts').IndexedTexts;
  export default texts;
}
