import { view } from '../kit/instrument.ts';
import { bar, glyph, icons, label, line, type Mark, type Tone } from '../kit/marks.ts';
import { bundle, DESKS, INVOICES, paidOf, placeOf, stopsOf } from './model.ts';

type Box = [x: number, y: number, w: number, h: number];

/** The floor from above: four rooms, a door each, and the corridor the messenger walks. */
const ROOM = 100 / DESKS;
const [WALL, DOOR, FLOOR] = [19, 76, 98];
/** Three items fit side by side in a tray. */
const ACROSS = 3;
const [WIDE, HIGH] = [2.6, 6.3];

const PAPER = { box: [16, 20] as [number, number], path: 'M1 1H11.6L15 4.4V19H1ZM4 8V9.4H12V8ZM4 12V13.4H12V12Z' };
const HEAD = { box: [40, 40] as [number, number], path: 'M13 24A7 7 0 0 1 27 24A7 7 0 0 1 13 24' };
const BODY = { box: [40, 40] as [number, number], path: 'M2 26Q4 14 20 14T38 26Q38 32 32 30 20 24 8 30 2 32 2 26Z' };

export default view({
  plan: bundle,
  shape: 'wide',
  show(state, words, { unit, written }) {
    const stops = stopsOf(state);
    const paid = paidOf(state);
    const minute = state.clock * 60;
    const places = paid.map((_, i) =>
      placeOf(
        stops.map((desk) => desk[i]).filter((stop) => stop !== undefined),
        minute,
      ),
    );
    const now = places.filter(({ at }) => at === 'paid').length;
    const [first, last] = [(paid[0] ?? 0) / 60, (paid.at(-1) ?? 0) / 60];
    const lastOf = (size: number) => (paidOf({ ...state, bundle: size }).at(-1) ?? 0) / 60;
    const best = bundle.dials.bundle.stops.reduce((one, size) => (lastOf(size) < lastOf(one) ? size : one));
    // Invoices are numbered within each place, so that they fill a tray from its upper left.
    const counts = new Map<string, number>();
    const found = places.map(({ at, desk }) => {
      const name = `${at} ${desk}`;
      const i = counts.get(name) ?? 0;
      counts.set(name, i + 1);
      return { at, desk, i };
    });
    /** The x position of the messenger between a desk and the next one. */
    const walkerOf = (desk: number) => {
      const trip = stops[desk]?.findLast(({ leaves }) => leaves <= minute && minute < leaves + 2 * state.walk);
      const gone = trip ? (minute - trip.leaves) / state.walk : 0;
      return desk * ROOM + ROOM / 2 + (ROOM - 9) * Math.min(gone, 2 - gone);
    };
    const walkers = Array.from(
      { length: state.walk ? DESKS - 1 : 0 },
      (_, desk): Box => [walkerOf(desk) - 2.5, DOOR + 3, 5, 15],
    );
    const spot = ({ at, desk, i }: (typeof found)[number]): Box => {
      const left = desk * ROOM;
      const [column, row] = [i % ACROSS, Math.floor(i / ACROSS)];
      if (at === 'on') return [left + 11, 39, 3, 9.6];
      if (at === 'way') return [walkerOf(desk) + 1.4 + (i % 12) * 0.5, DOOR + 5 + Math.floor(i / 12) * 4, WIDE, HIGH];
      return [left + (at === 'in' ? 1.3 : 15.9) + column * WIDE, WALL + 3.4 + row * (HIGH + 0.2), WIDE, HIGH * 0.94];
    };
    const papers = (kinds: string[], tone: Tone) =>
      icons(PAPER, found.filter(({ at }) => kinds.includes(at)).map(spot), tone);
    const key = (x: number, text: string, tone: Tone): Mark[] => [
      { ...glyph([0, 4.8], `M${x}-13h4v14h-4z`, tone), caption: text },
      label([0, 4.8], text, { nudge: [x + 10, 0] }),
    ];
    const names = [words.inward, words.match, words.approve, words.pay];
    const hours = (value: number) => written(value, 1);
    const sentence =
      now === INVOICES
        ? 'done'
        : state.bundle === INVOICES
          ? now === 0
            ? 'still'
            : 'whole'
          : last > lastOf(best) + 0.5
            ? 'carried'
            : state.walk
              ? 'flow'
              : 'scanned';
    return {
      readings: {
        paid: `${now} / ${INVOICES}`,
        first: `${hours(first)}${unit(' h')}`,
        last: `${hours(last)}${unit(' h')}`,
      },
      said: {
        case: sentence,
        with: {
          clock: written(state.clock, state.clock % 1 ? 1 : 0),
          bundle: state.bundle,
          paid: now,
          all: INVOICES,
          first: hours(first),
          last: hours(last),
          best,
          least: hours(lastOf(best)),
        },
      },
      marks: [
        ...key(0, words.waits, 'accent'),
        ...key(76, words.worked, 'data'),
        ...key(186, words.paid, 'text'),
        // Walls with a gap for each door.
        line([0, WALL], [100, WALL], 'quiet', { thick: true }),
        line([0, FLOOR], [100, FLOOR], 'quiet', { thick: true }),
        line([0, WALL], [0, FLOOR], 'quiet', { thick: true }),
        line([100, WALL], [100, FLOOR], 'quiet', { thick: true }),
        ...names.flatMap((name, desk): Mark[] => {
          const left = desk * ROOM;
          return [
            ...(desk ? [line([left, WALL], [left, DOOR], 'quiet', { thick: true })] : []),
            line([left, DOOR], [left + 9.6, DOOR], 'quiet', { thick: true }),
            line([left + 15.4, DOOR], [left + ROOM, DOOR], 'quiet', { thick: true }),
            line([left + 15.4, DOOR], [left + 15.4, DOOR - 9], 'quiet'),
            bar(left + 1, WALL + 2.6, 8.4, 52.6, 'ghost'),
            bar(left + 15.6, WALL + 2.6, 8.4, 52.6, 'ghost'),
            // The desk and the person behind it.
            bar(left + 10, 36, 5, 16, 'ghost'),
            icons(BODY, [[left + 10, 20, 5, 15]], 'quiet'),
            icons(HEAD, [[left + 10, 20, 5, 15]], 'text'),
            label([left + ROOM / 2, 16.4], name, { anchor: 'middle' }),
          ];
        }),
        icons(BODY, walkers, 'quiet'),
        icons(HEAD, walkers, 'text'),
        papers(['in', 'out', 'way'], 'accent'),
        papers(['on'], 'data'),
        papers(['paid'], 'text'),
      ],
    };
  },
});
