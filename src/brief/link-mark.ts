/** The start of a URL fragment that contains a brief. */
export const LINK_MARK = '#brief=';
export const isBriefLink = (hash: string) => hash.startsWith(LINK_MARK);
