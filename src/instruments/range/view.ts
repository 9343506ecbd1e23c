import { written } from '../kit/dial.ts';
import { view } from '../kit/instrument.ts';
import { bar, cells, dot, icons, label, line, type Mark, scale } from '../kit/marks.ts';
import { PATIENTS, phi, RISE, range, SPREAD, watchOf } from './model.ts';

/** The scale of the cuff, in mmHg from the patient's usual pressure. */
const y = scale(42, -42, 7, 92);
/** At most so many calls are drawn. */
const MOST = 60;
const COLUMNS = 5;

const PHONE = {
  box: [24, 24] as [number, number],
  path: 'M6 2 10 3 11.5 8 9 10Q11 14 14.5 15.5L16.5 13 21.5 14.5 22 18.5Q21 22 18 22 6 20 2.5 6 3 3 6 2Z',
};

/** Where the i-th of n evenly likely readings lies: the normal distribution read backwards, by halving. */
function quantile(share: number): number {
  let [low, high] = [-4, 4];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (phi(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}
/** The readings of the one patient, around the rise. */
const RISES = [0, -5, 6, 2];
const DAY = PATIENTS * 4;
const SPREADS = Array.from({ length: DAY }, (_, i) => quantile((i + 0.5) / DAY) * SPREAD);

export default view({
  plan: range,
  shape: 'tall',
  show(state, words) {
    const { outside, idle, delay } = watchOf(state);
    const { width, readings, row } = state;
    // One day of readings: every fourth of the 160 when each patient takes one, all of them when four.
    const taken = SPREADS.filter((_, i) => (i * 7) % 4 < readings);
    const dots = taken.map((at, i): Mark => {
      const isOut = Math.abs(at) > width;
      return dot([17 + ((i * 37 + i * i * 3) % 97) * 0.42, y(at)], isOut ? 6 : 4, isOut ? 'data' : 'quiet');
    });
    const rises = Array.from({ length: readings }, (_, i) => dot([24 + i * 9, y(RISE + (RISES[i] ?? 0))], 7, 'accent'));
    // Each label stands clear of the dots, and of the range's upper edge.
    const lowest = -Math.max(width, SPREADS.at(-1) ?? 0);
    const highest = Math.max(SPREADS.at(-1) ?? 0, ...RISES.slice(0, readings).map((at) => RISE + at));
    const risen = width > highest && width < highest + 8 ? width : highest;
    const calls = Math.min(MOST, Math.round(idle));
    const places = Array.from({ length: calls }, (_, i): [number, number, number, number] => [
      68 + (i % COLUMNS) * 6.4,
      8 + Math.floor(i / COLUMNS) * 7.4,
      5.4,
      5.4,
    ]);
    const sentence = idle > 10 ? (row < 3 ? 'flood' : 'narrow') : delay > 3 ? 'late' : 'fair';
    return {
      readings: {
        idle: written(idle, idle < 10 ? 1 : 0),
        delay: written(delay, 1),
        outside: `${written(outside * 100, 1)}%`,
      },
      said: {
        case: sentence,
        with: {
          width,
          row,
          idle: Math.round(idle),
          some: written(idle, 1),
          delay: written(delay, 1),
          patients: PATIENTS,
        },
      },
      marks: [
        bar(14, y(width), 46, y(-width) - y(width), 'soft'),
        line([8, y(width)], [60, y(width)], 'data', { thick: true }),
        line([8, y(-width)], [60, y(-width)], 'data', { thick: true }),
        // The glass: a tube, its graduations, and the column risen with the one patient.
        cells(
          [
            [5, 2, 0.5, 96],
            [10.5, 2, 0.5, 96],
            [5, 97.4, 6, 0.6],
          ],
          'quiet',
        ),
        bar(6.4, y(RISE), 3.2, 97 - y(RISE), 'accent'),
        cells(
          Array.from({ length: 17 }, (_, i): [number, number, number, number] => {
            const long = i % 2 === 0;
            return [11, y(-40 + i * 5) - 0.15, long ? 3 : 1.6, 0.3];
          }),
          'quiet',
        ),
        ...dots,
        ...rises,
        line([60, y(-width)], [60, y(lowest)], 'data', { thick: true }),
        label([60, y(lowest)], words.range, { tone: 'data', anchor: 'end', nudge: [0, 24] }),
        label([100, 4], words.calls, { anchor: 'end' }),
        ...(calls ? [icons(PHONE, places, 'data')] : []),
        label([24, y(risen)], words.rise, { tone: 'accent', nudge: [-7, -14] }),
      ],
    };
  },
});
