import { placeNames } from '../model/label-layout.ts';
import type { Place } from './types.ts';
import { type Looked, scaleOf, toWindow } from './view.ts';

/** The size of labels in Town.module.css: height, most width of a letter, padding. */
export const LABEL = { height: 26, letter: 7.6, padding: 18 };
/** The least distance of labels from the edges of the picture. */
const INSET = 8;
/** The zoom buttons in the corner, with the third one that appears when zoomed. */
const BUTTONS = { width: 64, height: 156 };

/** Eight labels in the whole view, more when zoomed in. */
const mostAt = (zoom: number) => (zoom < 1.3 ? 8 : zoom < 2.2 ? 14 : Number.POSITIVE_INFINITY);

export const labelWidth = (name: string) => LABEL.padding + LABEL.letter * name.length;

/** The names that are written into the picture in this view, the landmarks first. */
export function labelsIn(
  { view, window }: Looked,
  places: Pick<Place, 'id' | 'name' | 'at' | 'box'>[],
  landmarks: string[],
) {
  const rank = (id: string) => (landmarks.includes(id) ? landmarks.indexOf(id) : landmarks.length);
  const names = places
    .map(({ id, name, at, box }) => ({
      id,
      at: toWindow(at, view, window),
      width: labelWidth(name),
      above: (at[1] - box.top) * scaleOf(view, window),
    }))
    .sort((one, two) => rank(one.id) - rank(two.id));
  return placeNames(names, {
    frame: { left: INSET, top: INSET, width: window.width - 2 * INSET, height: window.height - 2 * INSET },
    height: LABEL.height,
    most: mostAt(view.zoom),
    obstacles: [{ left: window.width - BUTTONS.width, top: 0, ...BUTTONS }],
  });
}
