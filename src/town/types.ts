import type { Neighbours } from './arrow-keys.ts';
import type { Hour } from './hours.ts';
import type { Versions } from './picture.ts';
import type { Box, Point } from './view.ts';

export interface PlacePage {
  to: string;
  name: string;
  line: string;
  /** The address of the smallest file of its picture. */
  picture: string;
  /** Whether it has questions for a brief. */
  hasQuestions: boolean;
}

/** A place as the island receives it: its text, and its position on the sheet. */
export interface Place {
  id: string;
  name: string;
  /** One sentence on what happens here. */
  what: string;
  /** A sentence for each hour. */
  lines: Record<Hour, string>;
  /** The kinds of visitor who look for it: school, plant, fleet … */
  runs: string[];
  /** The outline as an SVG path, its bounding box, and the point of its label. */
  path: string;
  box: Box;
  at: Point;
  /** Whether one of its pages has questions for a brief. */
  hasQuestions: boolean;
}

/** A place in the list of places, with its position and pages; the island copies them from the HTML. */
export interface ListedPlace extends Place {
  where: string;
  pages: PlacePage[];
}

export interface TownMap {
  places: Place[];
  /** The next place in each direction. */
  neighbours: Neighbours;
  /** Ids of the places that are labelled first. */
  landmarks: string[];
  versions: Versions;
}
