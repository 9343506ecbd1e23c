import { view } from '../kit/instrument.ts';
import { bar, cells, glyph, type Icon, icons, label, line, type Mark } from '../kit/marks.ts';
import { lookOf, night, USE } from './model.ts';

/** The y position of the street, and the height of the largest column below it. */
const STREET = 30;
const DEPTH = 56;
const HOUR = 100 / USE.length;

const HOUSE: Icon = { box: [30, 40], path: 'M2 40V16L15 3 28 16V40Z' };
/** Lit windows, in proportion to the hour's use. */
const WINDOWS = ['M7 20H13V26H7Z', 'M17 20H23V26H17Z', 'M7 30H13V36H7Z', 'M17 30H23V36H17Z'];
const MOON = 'M4 -14A14 14 0 1 0 14 4A11 11 0 0 1 4 -14Z';

export default view({
  plan: night,
  shape: 'wide',
  handles: [{ dial: 'hour', along: 'x', at: ({ hour }) => [(hour + 0.5) * HOUR, 88] }],
  series(state, words, { unit, written }) {
    const { seen } = lookOf(state);
    const leak = `${written(state.leak, 0)}${unit(' l')}`;
    return {
      columns: [words.hour, words.used, words.seen, words.hidden],
      rows: USE.map((use, i) => [
        `${i}:00`,
        `${written(use * state.zone, 0)}${unit(' l')}`,
        seen.includes(i) ? leak : '–',
        seen.includes(i) ? '–' : leak,
      ]),
    };
  },
  show(state, words, { unit, written }) {
    const { leak, zone, hour } = state;
    const { flow, share, least, seen, best, parts, day } = lookOf(state);
    const most = zone * Math.max(...USE) + leak;
    const deep = (litres: number) => (litres / most) * DEPTH;
    const column = (i: number, top: number, high: number): [number, number, number, number] => [
      i * HOUR,
      STREET + top,
      HOUR,
      high,
    ];
    const hours = USE.map((_, i) => i);
    const below = (i: number) => column(i, deep(zone * (USE[i] ?? 0)), Math.max(0.8, deep(leak)));
    const house = (i: number): [number, number, number, number] => [i * HOUR, STREET - 16, HOUR, 16];
    const lit = (use: number) => Math.min(WINDOWS.length, Math.ceil((use - 3) / 12));
    const litHouses = (count: number): Mark => {
      const sameCount = hours.filter((i) => lit(USE[i] ?? 0) === count);
      return icons({ ...HOUSE, path: WINDOWS.slice(0, count).join('') }, sameCount.map(house), 'text');
    };
    const percent = (of: number) => `${written(of * 100, of < 0.1 ? 1 : 0)}%`;
    const legend = (x: number, tone: 'data' | 'accent' | 'quiet', text: string): Mark[] => [
      { ...cells([[x, 94.6, 1.2, 3.4]], tone), caption: text },
      label([x + 1.2, 98], text, { nudge: [7, 0] }),
    ];
    const middle = (hour + 0.5) * HOUR;
    const sentence =
      seen.length === USE.length ? 'burst' : seen.includes(hour) ? 'seen' : seen.length ? 'later' : 'split';
    return {
      readings: {
        share: percent(share),
        least: `${written(least, 0)}${unit(' l/h')}`,
        day: `${written(day, day < 10 ? 1 : 0)}${unit(' m³')}`,
      },
      said: {
        case: sentence,
        with: {
          hour: `${hour}:00`,
          share: percent(share),
          best: percent(best.share),
          quiet: Math.round(best.least),
          leak,
          zone,
          parts,
          day: written(day, day < 10 ? 1 : 0),
          hours: seen.length,
        },
      },
      marks: [
        bar(hour * HOUR, 7, HOUR, 85, 'ghost'),
        glyph([2.5 * HOUR, 7], MOON, 'quiet'),
        icons(HOUSE, hours.map(house), 'ghost'),
        ...[1, 2, 3, 4].map(litHouses),
        cells(
          hours.map((i) => column(i, 0, deep(zone * (USE[i] ?? 0)))),
          'data',
        ),
        cells(hours.filter((i) => !seen.includes(i)).map(below), 'quiet'),
        cells(seen.map(below), 'accent'),
        line([0, STREET], [100, STREET], 'text', { thick: true }),
        // The label may not overlap the moon on the left or leave the frame on the right.
        label([Math.max(middle, 4.2 * HOUR), 5], `${hour}:00, ${written(flow, 0)}${unit(' l')}`, {
          anchor: hour < 12 ? 'start' : 'end',
        }),
        label([0, 84], percent(share), { size: 'large', tone: seen.includes(hour) ? 'accent' : 'text' }),
        ...legend(0, 'data', words.used),
        ...legend(24, 'accent', words.seen),
        ...legend(62, 'quiet', words.hidden),
      ],
    };
  },
});
