import type { Strings } from '../model/strings.ts';

/** The texts of a section's buttons for brief/buttons.ts. */
export const briefWords = ({ brief: { added, remove, open, unstored } }: Strings) =>
  JSON.stringify({ added, remove, open, unstored });
