import type { Strings } from '../model/strings.ts';

/** What the buttons of a section say once something is in the brief: brief/buttons.ts reads it. */
export const briefWords = ({ brief: { added, remove, open, unstored } }: Strings) =>
  JSON.stringify({ added, remove, open, unstored });
