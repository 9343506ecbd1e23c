/** The language of the whole site, without a prefix. Others have a subset of its pages. */
export const ENGLISH = 'en';

export interface Language {
  /** Its folder under content/: mr. */
  code: string;
  /** The start of its addresses: /mr; '' for English. */
  prefix: string;
}
