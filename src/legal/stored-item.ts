/** Where a browser can keep something for a site. */
export const STORAGE_KINDS = ['cache', 'device', 'tab', 'worker'] as const;

/** Something that is kept. */
export interface StoredItem {
  where: (typeof STORAGE_KINDS)[number];
  key: string;
  /** How many things are in it; undefined where that is not worth telling. */
  things?: number;
}

/** What of all that is kept belongs to a row of the list: its name is the row's, or begins with it. */
export const belongsToRow = (kept: StoredItem, { where, key }: StoredItem) =>
  kept.where === where && kept.key.startsWith(key);
