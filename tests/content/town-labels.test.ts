import { describe, expect, it } from 'vitest';
import { site } from '../../src/content/registry.ts';
import { placesIn } from '../../src/families/town-places.ts';
import { LABEL, labelsIn, labelWidth } from '../../src/town/labels.ts';
import { toWindow, WHOLE } from '../../src/town/view.ts';

const places = placesIn(site);
const town = site.pages.find((page) => page.family === 'town');
const landmarks = town?.family === 'town' ? town.landmarks : [];

/** The stage at 1440, 1024, 768, 390 and 360 px. */
const STAGES = [
  { width: 1008, height: 672 },
  { width: 1024, height: 430 },
  { width: 768, height: 573 },
  { width: 390, height: 390 },
  { width: 360, height: 360 },
];

const boxesIn = (window: (typeof STAGES)[number], zoom = 1) => {
  const looked = { view: { ...WHOLE, zoom }, window, ratio: 1 };
  return labelsIn(looked, places, landmarks).map(({ id, dx, dy }) => {
    const place = places.find((one) => one.id === id);
    if (!place) throw new Error(id);
    const [x, y] = toWindow(place.at, looked.view, window);
    return { id, left: x + dx, top: y + dy, right: x + dx + labelWidth(place.name), bottom: y + dy + LABEL.height };
  });
};

describe('names in the picture', () => {
  it('landmarks are places of the town', () => {
    expect(landmarks.filter((id) => !places.some((place) => place.id === id))).toEqual([]);
  });

  // The owner may have deleted the town.
  const least = places.length ? 8 : 0;

  it('eight stand in it at the first view, on every screen', () => {
    for (const window of STAGES) expect(boxesIn(window).length, `${window.width}`).toBe(least);
  });

  it('more of them when the picture is zoomed in', () => {
    const stage = { width: 1008, height: 672 };
    expect(boxesIn(stage, 1.6).length).toBeGreaterThan(least - 1);
  });

  it('stay inside the picture, touch no other and cover the point of no other place', () => {
    const faults = STAGES.flatMap((window) =>
      [1, 1.6, 3].flatMap((zoom) => {
        const boxes = boxesIn(window, zoom);
        const outside = boxes.filter(
          ({ left, top, right, bottom }) => left < 0 || top < 0 || right > window.width || bottom > window.height,
        );
        const touching = boxes.filter((one, at) =>
          boxes
            .slice(at + 1)
            .some(
              (two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom,
            ),
        );
        const covering = boxes.filter(({ id, left, top, right, bottom }) =>
          places.some((place) => {
            const [x, y] = toWindow(place.at, { ...WHOLE, zoom }, window);
            return place.id !== id && x > left && x < right && y > top && y < bottom;
          }),
        );
        return [...outside, ...touching, ...covering].map(({ id }) => `${id} at ${window.width} px, zoom ${zoom}`);
      }),
    );
    expect(faults).toEqual([]);
  });
});
