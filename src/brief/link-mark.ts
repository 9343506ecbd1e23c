/** How the fragment of an address that holds a brief begins. */
export const LINK_MARK = '#brief=';
export const isBriefLink = (hash: string) => hash.startsWith(LINK_MARK);
