import { written } from '../kit/dial.ts';
import { view } from '../kit/instrument.ts';
import { curve, type Icon, icons, label, line, type Mark, type Tone } from '../kit/marks.ts';
import { CHANGES, followed, MADE, type Thing, touch, touchedOf } from './model.ts';

type Room = [x: number, y: number, w: number, h: number];

/** A slab seen from above at an angle: its upper face, and an edge of thickness t under it, parted by a hair. */
function slab(x: number, y: number, half: number, t: number): string {
  const deep = half * 0.3;
  const [left, right] = [x - half, x + half];
  return (
    `M${x} ${y - deep}L${right} ${y}V${y + t}L${x} ${y + deep + t}L${left} ${y + t}V${y}Z` +
    (t > 3 ? `M${left} ${y}V${y + 1.2}L${x} ${y + deep + 1.2}L${right} ${y + 1.2}V${y}L${x} ${y + deep}Z` : '')
  );
}
/** A hole in an upper face. */
const hole = (x: number, y: number, half: number) =>
  `M${x} ${y - half * 0.3}L${x - half} ${y}L${x} ${y + half * 0.3}L${x + half} ${y}Z`;

const icon = (high: number, path: string): Icon => ({ box: [124, high], path });
const SHEET = 'M18 2H88L106 20V98H18ZM30 34V40H94V34Z';
const PICTURES: Record<Thing, Icon> = {
  carton: icon(74, `${slab(62, 20, 58, 34)}M58 37.4V52L66 52V37.4Z`),
  manual: icon(40, `${slab(62, 19, 46, 2)}${hole(50, 15, 13)}${hole(74, 22, 13)}`),
  label: icon(24, `${slab(62, 11, 30, 1.5)}${hole(62, 11, 12)}`),
  shell: icon(46, slab(62, 20, 58, 9)),
  board: icon(46, `${slab(62, 20, 54, 2)}${hole(62, 20, 19)}${hole(30, 20, 8)}${hole(92, 22, 8)}${hole(62, 8, 8)}`),
  firmware: icon(46, slab(62, 18, 15, 4)),
  circuit: icon(100, `${SHEET}M32 60V64H50V74H74V64H92V60H74V50H50V60ZM54 54H70V70H54Z`),
  parts: icon(100, `${SHEET}M30 50V54H94V50ZM30 62V66H94V62ZM30 74V78H94V74ZM30 86V90H70V86Z`),
  tool: icon(100, 'M6 6H118V44H88L82 30H42L36 44H6ZM6 94V54H36L42 66H82L88 54H118V94Z'),
  jig: icon(
    100,
    'M8 96V82H116V96ZM26 80V58H31V80ZM46 80V58H51V80ZM73 80V58H78V80ZM93 80V58H98V80ZM14 54V46H110V54ZM56 42V22H20V8H68V42Z',
  ),
};
const LOWER = icon(50, `${slab(62, 20, 58, 12)}${hole(62, 21, 46)}`);
const UNIT: Icon = { box: [20, 22], path: 'M2 8H15V1H17V8H18V21H2ZM5 11V14H12V11ZM5 16.4V18.2H15V16.4Z' };

/** The product drawn apart along one axis, and beside it what it is made from and with. */
const PLACES: [Thing, Room, side: 'start' | 'middle', at: [number, number]][] = [
  ['carton', [2, 0, 42, 20], 'start', [45, 12]],
  ['manual', [8, 20, 30, 10], 'start', [45, 26]],
  ['label', [12, 31, 22, 6], 'start', [45, 35.5]],
  ['shell', [2, 38, 42, 13], 'start', [45, 46]],
  ['board', [2, 52, 42, 13], 'start', [45, 57]],
  ['firmware', [2, 51, 42, 13], 'start', [45, 62.5]],
  ['circuit', [76, 0, 20, 14], 'middle', [86, 18.6]],
  ['parts', [76, 21, 20, 14], 'middle', [86, 39.6]],
  ['jig', [76, 42, 20, 14], 'middle', [86, 60.6]],
  ['tool', [76, 63, 20, 14], 'middle', [86, 81.6]],
];
/** From the word to the tray: the case is both its halves. */
const BOTH: [number, number][] = [
  [60, 44.8],
  [71, 44.8],
  [71, 73],
  [45, 73],
];
/** One unit drawn for so many built, and no more than fit. */
const EACH = 50;
const ROW = 20;

export default view({
  plan: touch,
  shape: 'tall',
  show(state, words) {
    const { things, made, units } = touchedOf(state);
    const toneOf = (thing: Thing): Tone => (things.includes(thing) ? 'accent' : 'quiet');
    const count = Math.ceil(units / EACH);
    const next = touchedOf({ ...state, stop: Math.min(4, state.stop + 1) });
    const before = touchedOf({ ...state, stop: Math.max(0, state.stop - 1) });
    const sentence =
      (['paper', 'files', 'sample', 'pilot', 'stock'] as const)[things.length ? state.stop : 0] ?? 'paper';
    const draw = (picture: Icon, thing: Thing, room: Room) =>
      icons(picture, [room], MADE[thing] <= state.stop ? toneOf(thing) : 'rule', MADE[thing] > state.stop);
    return {
      readings: { things: String(things.length), units: written(units, 0), made: `${made} / 10` },
      said: {
        case: sentence,
        with: {
          things: things.length,
          all: followed(CHANGES[state.change] ?? []).size,
          units,
          next: next.things.length,
          before: before.things.length,
          opened: before.units,
        },
      },
      marks: [
        line([23, 1], [23, 79], 'rule', { dashed: true }),
        draw(LOWER, 'shell', [2, 66, 42, 14]),
        ...PLACES.flatMap(([thing, room, anchor, at]): Mark[] => [
          draw(PICTURES[thing], thing, room),
          label(at, words[thing], { anchor, tone: toneOf(thing) }),
        ]),
        curve(BOTH, toneOf('shell')),
        line([0, 98.5], [100, 98.5], 'quiet'),
        label([0, 86], `${words.units}: ${written(units, 0)}`, { tone: units ? 'accent' : 'quiet' }),
        ...(count
          ? [
              icons(
                UNIT,
                Array.from(
                  { length: count },
                  (_, i): Room => [(i % ROW) * (100 / ROW), 93.5 - Math.floor(i / ROW) * 5.5, 100 / ROW - 0.4, 4.9],
                ),
                'accent',
              ),
            ]
          : []),
      ],
    };
  },
});
