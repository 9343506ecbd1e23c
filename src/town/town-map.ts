import { neighboursOf } from './arrow-keys.ts';
import { inSteps, slimmed } from './outline.ts';
import type { Versions } from './picture.ts';
import type { TownPlace } from './schema.ts';
import type { ListedPlace, PlacePage, TownMap } from './types.ts';
import type { Point } from './view.ts';

/** renders/town.json: the outline of each place on the sheet, from the renderer's id pass. */
export interface Outlines {
  places: Record<string, { path: string; box: number[]; anchor: number[] } | undefined>;
}

/** The places of the content with their outlines and pages. */
export function placesOf(places: TownPlace[], outlines: Outlines, pages: PlacePage[]): ListedPlace[] {
  const byAddress = new Map(pages.map((page) => [page.to, page]));
  return places.map(({ id, name, what, hours, near, tags, pages: addresses }) => {
    const drawn = outlines.places[id];
    if (!drawn) throw new Error(`renders/town.json has no outline of '${id}'`);
    const [left = 0, top = 0, width = 0, height = 0] = drawn.box;
    const own = addresses.flatMap((address) => byAddress.get(address) ?? []);
    return {
      id,
      name,
      what,
      where: near,
      lines: hours,
      pages: own,
      runs: tags,
      path: slimmed(drawn.path),
      box: { left, top, width, height },
      at: drawn.anchor as Point,
      hasQuestions: own.some(({ hasQuestions }) => hasQuestions),
    };
  });
}

/** Only what the island needs, because its props are part of the page. */
export const mapOf = (places: ListedPlace[], versions: Versions, landmarks: string[]): TownMap => ({
  places: places.map(({ where: _, pages: __, ...place }) => ({ ...place, path: inSteps(place.path) })),
  neighbours: neighboursOf(places),
  landmarks,
  versions,
});
