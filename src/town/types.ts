import type { Ways } from './arrow-keys.ts';
import type { Hour } from './hours.ts';
import type { Versions } from './picture.ts';
import type { Box, Point } from './view.ts';

export interface PlacePage {
  to: string;
  name: string;
  line: string;
}

/** A place as the island receives it: its words, and where it stands on the sheet. */
export interface Place {
  id: string;
  name: string;
  /** What happens here. */
  what: string;
  /** The line of each hour. */
  lines: Record<Hour, string>;
  pages: PlacePage[];
  /** Who would look for it: school, plant, fleet … */
  runs: string[];
  /** The outline as SVG has it, the box around it, and the point that a leader line ends in. */
  path: string;
  box: Box;
  at: Point;
}

/** What only the list in words says: an eye sees it at once. */
export interface PlaceInWords extends Place {
  where: string;
}

export interface TownMap {
  places: Place[];
  /** Who is next in each direction. */
  ways: Ways;
  versions: Versions;
}
