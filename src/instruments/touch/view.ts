import { view } from '../kit/instrument.ts';
import { curve, type Icon, icons, label, line, type Mark, pointer, type Tone } from '../kit/marks.ts';
import { CHANGES, FOLLOWS, followed, MADE, THINGS, type Thing, touch, touchedOf } from './model.ts';

type Cell = [number, number, number, number];

/** A slab seen from above at an angle: its upper face, and an edge of thickness t below it, separated by a thin gap. */
function slab(x: number, y: number, half: number, t: number): string {
  const deep = half * 0.3;
  const [left, right] = [x - half, x + half];
  return (
    `M${x} ${y - deep}L${right} ${y}V${y + t}L${x} ${y + deep + t}L${left} ${y + t}V${y}Z` +
    (t > 3 ? `M${left} ${y}V${y + 1.2}L${x} ${y + deep + 1.2}L${right} ${y + 1.2}V${y}L${x} ${y + deep}Z` : '')
  );
}
/** A hole in an upper face: a rhombus, or a stripe where one side is longer. */
const hole = (x: number, y: number, along: number, across = along) =>
  `M${x - (along + across) / 2} ${y - (along - across) * 0.15}L${x + (along - across) / 2} ${y + (along + across) * 0.15}` +
  `L${x + (along + across) / 2} ${y + (along - across) * 0.15}L${x - (along - across) / 2} ${y - (along + across) * 0.15}Z`;

/** All pictures have the same width, so that one scale fits them all. */
const WIDTH = 124;
const icon = (high: number, path: string): Icon => ({ box: [WIDTH, high], path });
const pin = (x: number, y: number) => `M${x - 2} ${y - 14}H${x + 2}V${y}H${x - 2}Z`;
const PICTURES: Record<Thing, Icon> = {
  carton: icon(66, `${slab(62, 19, 56, 28)}M58 36.4V48L66 48V36.4Z`),
  manual: icon(32, `${slab(62, 15, 44, 2)}${hole(50, 12, 18)}${hole(74, 18, 18)}`),
  label: icon(22, `${slab(62, 10, 30, 1.5)}${hole(62, 10, 22, 6)}`),
  tool: icon(52, `${slab(62, 19, 56, 14)}${hole(62, 19, 38)}`),
  shell: icon(46, slab(62, 19, 56, 9)),
  firmware: icon(20, slab(62, 8, 20, 4)),
  board: icon(38, `${slab(62, 18, 52, 2)}${hole(62, 18, 28)}${hole(34, 18, 10)}${hole(90, 19, 10)}${hole(62, 7, 10)}`),
  jig: icon(54, `${slab(62, 33, 54, 5)}${pin(34, 31)}${pin(62, 24)}${pin(62, 42)}${pin(90, 31)}`),
  circuit: icon(36, `${slab(62, 17, 50, 1.5)}${hole(62, 17, 30)}${hole(38, 17, 5, 14)}${hole(86, 17, 5, 14)}`),
  parts: icon(
    36,
    `${slab(62, 17, 50, 1.5)}${hole(50, 13, 50, 4)}${hole(58, 16, 50, 4)}${hole(66, 19, 50, 4)}${hole(74, 22, 50, 4)}`,
  ),
};
/** An exploded view of the product from the top down, ending with its circuit and its parts list. */
const ORDER: Thing[] = ['carton', 'manual', 'label', 'tool', 'shell', 'firmware', 'board', 'jig', 'circuit', 'parts'];
const UNIT: Icon = { box: [20, 22], path: 'M2 8H15V1H17V8H18V21H2ZM5 11V14H12V11ZM5 16.4V18.2H15V16.4Z' };

const FOOT = 87;
const [LEFT, RIGHT] = [0, 36];
const AXIS = (LEFT + RIGHT) / 2;
/** Names are on the leader lines, which end where the dependencies begin. */
const NAMES = 40;
const ARROWS = 73;
const HEIGHTS = ORDER.map((thing) => PICTURES[thing].box[1]);
const TOTAL = HEIGHTS.reduce((sum, high) => sum + high, 0);
/** Where each thing is drawn, and the height of its leader. */
const PLACES = Object.fromEntries(
  ORDER.map((thing, i) => {
    const above = HEIGHTS.slice(0, i).reduce((sum, high) => sum + high, 0);
    const [top, high] = [(above / TOTAL) * FOOT, ((HEIGHTS[i] ?? 0) / TOTAL) * FOOT];
    return [thing, { box: [LEFT, top, RIGHT - LEFT, high] as Cell, leader: top + high / 2 }];
  }),
) as Record<Thing, { box: Cell; leader: number }>;
/** Leaders run to the right edge, each dependency in its own lane. */
const DEPENDENCIES = THINGS.flatMap((from) => FOLLOWS[from].map((to) => ({ from, to })));
const lane = (i: number) => 76 + i * 3.6;

/** The number of units that one drawn unit represents. */
const EACH = 50;
const ROW = 20;

export default view({
  plan: touch,
  shape: 'tall',
  show(state, words, { written }) {
    const { things, made, units } = touchedOf(state);
    const isTouched = (thing: Thing) => things.includes(thing);
    const isMade = (thing: Thing) => MADE[thing] <= state.stop;
    const toneOf = (thing: Thing): Tone => (isTouched(thing) ? 'accent' : isMade(thing) ? 'quiet' : 'rule');
    const next = touchedOf({ ...state, stop: Math.min(4, state.stop + 1) });
    const before = touchedOf({ ...state, stop: Math.max(0, state.stop - 1) });
    const sentence =
      (['paper', 'files', 'sample', 'pilot', 'stock'] as const)[things.length ? state.stop : 0] ?? 'paper';
    const leaders = DEPENDENCIES.map(({ from, to }, i) => {
      const [start, end] = [PLACES[from].leader, PLACES[to].leader];
      const active = isTouched(from) && isTouched(to);
      const path: [number, number][] = [
        [ARROWS, start],
        [lane(i), start],
        [lane(i), end],
        [ARROWS + 2, end],
      ];
      return {
        active,
        marks: [curve(path, active ? 'accent' : 'ghost'), pointer([ARROWS, end], 'left', active ? 'accent' : 'rule')],
      };
    });
    const count = Math.ceil(units / EACH);
    return {
      readings: { things: String(things.length), units: written(units, 0), made: `${made} / ${THINGS.length}` },
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
        line([AXIS, 1], [AXIS, FOOT], 'rule', { dashed: true }),
        ...[...leaders].sort((a, b) => Number(a.active) - Number(b.active)).flatMap(({ marks }) => marks),
        ...ORDER.map((thing) => line([AXIS, PLACES[thing].leader], [ARROWS, PLACES[thing].leader], toneOf(thing))),
        ...ORDER.flatMap((thing): Mark[] => {
          const { box, leader } = PLACES[thing];
          return [
            icons(PICTURES[thing], [box], toneOf(thing), !isMade(thing)),
            label([NAMES, leader], words[thing], {
              nudge: [0, -5],
              tone: isTouched(thing) ? 'accent' : isMade(thing) ? 'text' : 'quiet',
            }),
          ];
        }),
        label([48, 96], `${words.units}: ${written(units, 0)}`, { anchor: 'end', tone: units ? 'accent' : 'quiet' }),
        ...(count
          ? [
              icons(
                UNIT,
                Array.from({ length: count }, (_, i): Cell => {
                  const column = i % ROW;
                  return [50 + column * (50 / ROW), 94.4 - Math.floor(i / ROW) * 5.4, 50 / ROW - 0.3, 5];
                }),
                'accent',
              ),
            ]
          : []),
      ],
    };
  },
});
