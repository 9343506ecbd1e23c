import { waysOf } from './arrow-keys.ts';
import { slimmed } from './outline.ts';
import type { Versions } from './picture.ts';
import type { TownPlace } from './schema.ts';
import type { PlaceInWords, PlacePage, TownMap } from './types.ts';
import type { Point } from './view.ts';

/** renders/town.json: where each place is on the sheet, drawn from the tracer's own pass of place ids. */
export interface Outlines {
  places: Record<string, { path: string; box: number[]; anchor: number[] } | undefined>;
}

/** The places of the registry, on the sheet and with their pages. */
export function placesOf(places: TownPlace[], outlines: Outlines, pages: PlacePage[]): PlaceInWords[] {
  const byAddress = new Map(pages.map((page) => [page.to, page]));
  return places.map(({ id, name, what, hours, near, tags, pages: addresses }) => {
    const drawn = outlines.places[id];
    if (!drawn) throw new Error(`renders/town.json has no outline of '${id}'`);
    const [left = 0, top = 0, width = 0, height = 0] = drawn.box;
    return {
      id,
      name,
      what,
      where: near,
      lines: hours,
      pages: addresses.flatMap((address) => byAddress.get(address) ?? []),
      runs: tags,
      path: slimmed(drawn.path),
      box: { left, top, width, height },
      at: drawn.anchor as Point,
    };
  });
}

/** What the island needs of them, and no more: it travels in the page. */
export const mapOf = (places: PlaceInWords[], versions: Versions): TownMap => ({
  places: places.map(({ where: _, ...place }) => place),
  ways: waysOf(places),
  versions,
});
