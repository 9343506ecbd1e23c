import { view } from '../kit/instrument.ts';
import { bar, glyph, type Icon, icons, label, type Tone } from '../kit/marks.ts';
import { BEDS, dayOf, ward } from './model.ts';

/** Three rows of eight beds above the hall with its twelve chairs. */
const COLUMNS = 8;
const ROW = 20;
const TOP = 2;
const CHAIRS = 12;
const HALL = 78;

const bed = (path: string): Icon => ({ box: [64, 42], path });
const FRAME = bed('M2 8H5.5V42H2ZM5.5 29H59V35H5.5ZM58.5 24H62V42H58.5Z');
const LYING = bed('M8 23A5.5 5.5 0 0 1 19 23A5.5 5.5 0 0 1 8 23M21 20Q40 15 56 24V28H21Z');
/** A patient who is ready to leave, on the edge of the bed. */
const DRESSED = bed('M28 6A5 5 0 0 1 38 6A5 5 0 0 1 28 6M28 13Q33 10 38 13V24H47V40H43V29H28Z');
const seat = (path: string): Icon => ({ box: [30, 42], path });
const CHAIR = seat('M3 15H6V29H22V32H20V42H17.5V32H6V42H3Z');
const SITTING = seat('M7 6A5 5 0 0 1 17 6A5 5 0 0 1 7 6M7.5 13Q12 10 16.5 13V22H26V41H22V28H7.5Z');

type Box = [number, number, number, number];
const bedAt = (i: number): Box => [
  ((i % COLUMNS) * 100) / COLUMNS + 0.8,
  TOP + Math.floor(i / COLUMNS) * ROW,
  100 / COLUMNS - 1.6,
  ROW - 5,
];
const chairAt = (i: number): Box => [(i * 100) / CHAIRS, HALL + 7, 100 / CHAIRS, 13];
/** Beds with a change of patient are spread over the ward: 7 and 24 have no factor in common. */
const turning = (i: number) => (i * 7 + 2) % BEDS;

function clock(hour: number): string {
  const turn = (hour / 12) * 2 * Math.PI;
  return `M-17 0A17 17 0 0 1 17 0A17 17 0 0 1-17 0M0-13V0L${(9 * Math.sin(turn)).toFixed(1)} ${(-9 * Math.cos(turn)).toFixed(1)}`;
}

export default view({
  plan: ward,
  shape: 'tall',
  show(state, words, { unit, written }) {
    const { turns, now, wait, most } = dayOf(state);
    const { leave, hour } = state;
    const better = Math.max(8, leave - 4);
    const beds = Array.from({ length: BEDS }, (_, i) => i);
    const changing = turns.map((turn, i) => ({ ...turn, bed: turning(i) }));
    const among = (test: (turn: (typeof changing)[number]) => boolean) => changing.filter(test).map((turn) => turn.bed);
    const staying = beds.filter((i) => !changing.some((turn) => turn.bed === i));
    const dressed = among(({ leaves }) => hour < leaves);
    const taken = among(({ comes, made }) => hour >= comes && hour >= made);
    const put = (icon: Icon, at: number[], tone: Tone) => icons(icon, at.map(bedAt), tone);
    const tenths = written(wait, 1);
    return {
      readings: { now: written(now, 0), wait: `${tenths}${unit(' h', tenths)}`, most: written(most, 0) },
      said: {
        case: wait >= 2 ? 'late' : wait > 0 ? 'some' : 'clear',
        with: {
          leave,
          better,
          most,
          wait: tenths,
          beds: BEDS,
          spared: most - dayOf({ ...state, leave: better }).most,
        },
      },
      marks: [
        ...[0, 1, 2].map((row) => bar(0, TOP + (row + 1) * ROW - 5, 100, 0.4, 'ghost')),
        put(FRAME, beds, 'rule'),
        put(LYING, staying, 'quiet'),
        put(LYING, taken, 'text'),
        put(DRESSED, dressed, 'data'),
        label([0, TOP + 3 * ROW + 4], `${words.going}: ${dressed.length}`, { tone: 'data' }),
        bar(0, HALL - 7.6, 100, 0.5, 'quiet'),
        label([0, HALL + 2], `${words.hall}: ${now}`, { tone: 'accent' }),
        glyph([94, HALL - 1], clock(hour), 'text', true),
        label([94, HALL + 2], `${hour}:00`, { anchor: 'end', nudge: [-26, 0] }),
        icons(
          CHAIR,
          Array.from({ length: CHAIRS }, (_, i) => chairAt(i)),
          'rule',
        ),
        icons(
          SITTING,
          Array.from({ length: now }, (_, i) => chairAt(i)),
          'accent',
        ),
        bar(0, HALL + 20.4, 100, 0.5, 'quiet'),
      ],
    };
  },
});
