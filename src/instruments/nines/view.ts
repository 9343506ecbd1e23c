import type { Format } from '../kit/format.ts';
import { view } from '../kit/instrument.ts';
import { cells, icons, label, type Mark } from '../kit/marks.ts';
import { downtimeOf, nines } from './model.ts';

type Cell = [number, number, number, number];

/** The clock turns once in 24 hours, midnight at the top, with its own viewBox. */
const BOX: [number, number] = [200, 200];
const PLACE: Cell = [24, 7, 76, 86];
/** The radius of the outer ring, and the distance to the next; there is a ring for each part. */
const [OUTER, RING] = [94, 6.4];
/** The first part fails at three in the morning. */
const BEGINS = 3;
/** The shortest visible piece, in hours. */
const LEAST = 0.04;

const on = (hour: number, r: number) => {
  const angle = (hour / 24) * 2 * Math.PI;
  return `${(100 + r * Math.sin(angle)).toFixed(2)} ${(100 - r * Math.cos(angle)).toFixed(2)}`;
};
/** A piece of a ring; an SVG arc cannot be a full circle, so it is drawn as two halves. */
function ringOf(i: number, from: number, hours: number): string {
  const [outer, inner] = [OUTER - i * RING, OUTER - i * RING - RING * 0.78];
  const half = Math.min(24, hours) / 2;
  const piece = (a: number, b: number) =>
    `M${on(a, outer)}A${outer} ${outer} 0 0 1 ${on(b, outer)}L${on(b, inner)}A${inner} ${inner} 0 0 0 ${on(a, inner)}Z`;
  return piece(from, from + half) + piece(from + half, from + 2 * half);
}
const TICKS = Array.from({ length: 24 }, (_, hour) => {
  const long = hour % 6 === 0 ? 100 : 98;
  return `M${on(hour - 0.04, 95.5)}L${on(hour - 0.04, long)} ${on(hour + 0.04, long)} ${on(hour + 0.04, 95.5)}Z`;
}).join('');
const icon = (path: string) => ({ box: BOX, path });

function timeOf(hours: number, days: string, { unit, written }: Format): string {
  const minutes = Math.round(hours * 60);
  if (minutes < 2) return `${Math.round(hours * 3600)}${unit(' s')}`;
  if (minutes < 60) return `${minutes}${unit(' min')}`;
  if (hours >= 48) return `${written(hours / 24, 1)} ${days}`;
  return minutes % 60
    ? `${Math.floor(minutes / 60)}${unit(' h')} ${minutes % 60}${unit(' min')}`
    : `${minutes / 60}${unit(' h')}`;
}

/** The y position of a part in the list. */
const row = (i: number) => 15 + i * 10.2;

export default view({
  plan: nines,
  shape: 'beside',
  handles: [{ dial: 'parts', along: 'y', at: ({ parts }) => [0.3, row(parts - 1) + 2] }],
  show(state, words, format) {
    const { written } = format;
    const { chain, each, dark } = downtimeOf(state);
    const { parts, window } = state;
    const names = [
      words.power,
      words.cooling,
      words.line,
      words.switch,
      words.server,
      words.storage,
      words.database,
      words.application,
    ];
    const windows = [words.day, words.week, words.month, words.quarter, words.year];
    const time = (hours: number) => timeOf(hours, words.days, format);
    // Each part fails when the previous one has recovered.
    const slices = Array.from({ length: parts }, (_, i) => ringOf(i, BEGINS + i * each, Math.max(LEAST, each)));
    const shorter = Math.max(0, window - 1);
    const list = names.map(
      (name, i): Mark => label([2, row(i)], name, { nudge: [7, 0], tone: i < parts ? 'text' : 'quiet' }),
    );
    const sentence =
      dark < 1 / 12 ? 'blink' : dark < 1 ? 'hour' : dark >= 24 ? 'days' : window === 0 ? 'daily' : 'shift';
    return {
      readings: {
        chain: `${written(chain * 100, 2)}%`,
        each: time(each),
        dark: time(dark),
      },
      said: {
        case: sentence,
        with: {
          parts,
          promise: written(state.promise, state.promise % 1 ? 2 : 0),
          dark: time(dark),
          each: time(each),
          window: windows[window] ?? '',
          shorter: windows[shorter] ?? '',
          less: time(downtimeOf({ ...state, window: shorter }).dark),
        },
      },
      marks: [
        icons(icon(TICKS), [PLACE], 'quiet'),
        icons(icon(Array.from({ length: parts }, (_, i) => ringOf(i, 0, 24)).join('')), [PLACE], 'ghost'),
        icons(icon(slices.join('')), [PLACE], 'accent'),
        label([PLACE[0] + PLACE[2] / 2, 4], words.midnight, { anchor: 'middle', tone: 'quiet' }),
        label([PLACE[0] + PLACE[2] / 2, 99], words.noon, { anchor: 'middle', tone: 'quiet' }),
        label([PLACE[0] + PLACE[2] / 2, 50], time(dark), { anchor: 'middle', tone: 'accent', nudge: [0, 6] }),
        cells(
          Array.from({ length: parts }, (_, i): Cell => [0, row(i) - 4, 0.6, 4.8]),
          'accent',
        ),
        ...list,
      ],
    };
  },
});
