export const STORAGE_KINDS = ['cache', 'device', 'tab', 'worker'] as const;

export interface StoredItem {
  where: (typeof STORAGE_KINDS)[number];
  key: string;
  /** The number of entries; undefined where it is not shown. */
  things?: number;
}

/** Whether a stored item belongs to a row of the list: its name equals the row's, or starts with it. */
export const belongsToRow = (kept: StoredItem, { where, key }: StoredItem) =>
  kept.where === where && kept.key.startsWith(key);
