import { view } from '../kit/instrument.ts';
import { bar, cells, curve, dot, glyph, label, line, type Mark, pointer } from '../kit/marks.ts';
import { CONTINUOUS, feeds, MACHINES, rackOf } from './model.ts';

/** The wall is on the left, feed A at the top, feed B at the bottom, and the machines between them. The length of a feed is its rating. */
const [LEFT, RIGHT] = [14, 86];
const [A, B] = [13, 82];
const THICK = 5;
const [TOP, FOOT] = [33, 66];
const PITCH = (RIGHT - LEFT) / MACHINES;

const PLUG = 'M16 -9H2V9H16ZM2 -6H-8V-3H2ZM2 3H-8V6H2Z';

/** Which machines have one cord, in this order: the first on A, the second on B, and so on. */
const SINGLE = [4, 9, 1, 6, 11, 3];

/** A slightly curved cord. */
const cord = (x: number, from: number, to: number): [number, number][] =>
  Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return [x + Math.sin(t * Math.PI * 2) * 0.7, from + (to - from) * t];
  });

/** How far feed B is filled, at most to the edge of the drawing. */
const filledOf = (after: number) => Math.min(100 - LEFT, (RIGHT - LEFT) * after);

export default view({
  plan: feeds,
  shape: 'wide',
  handles: [{ dial: 'watts', along: 'x', at: (state) => [LEFT + filledOf(rackOf(state).after), B] }],
  show(state, words, { written }) {
    const { before, after, alone, up, room } = rackOf(state);
    const singles = SINGLE.slice(0, state.single);
    const onlyA = singles.filter((_, i) => i % 2 === 0);
    const onlyB = singles.filter((_, i) => i % 2 === 1);
    const all = Array.from({ length: MACHINES }, (_, i) => i);
    const trips = up === 0;
    const runs = (i: number) => !trips && !onlyA.includes(i);
    const x = (i: number) => LEFT + (i + 0.5) * PITCH;
    const box = (i: number): [number, number, number, number] => [x(i) - PITCH * 0.36, TOP, PITCH * 0.72, FOOT - TOP];
    // A lamp and slots on the front of each.
    const lamp = (i: number): [number, number, number, number] => [x(i) - PITCH * 0.24, TOP + 2.4, PITCH * 0.48, 2.6];
    const slots = all.flatMap((i) =>
      Array.from({ length: 6 }, (_, k): [number, number, number, number] => [
        x(i) - PITCH * 0.24,
        TOP + 9 + k * 3.8,
        PITCH * 0.48,
        1.2,
      ]),
    );
    const filled = filledOf(after);
    const percent = (share: number) => `${written(share * 100, 0)}%`;
    const sentence = before > 1 ? 'over' : trips ? 'falls' : after > CONTINUOUS ? 'tight' : alone ? 'part' : 'stays';
    const limit = LEFT + (RIGHT - LEFT) * CONTINUOUS;
    const marks: Mark[] = [
      bar(0, 0, 0.9, 100, 'quiet'),
      // Feed A, with its plug out of the wall.
      bar(LEFT, A - THICK / 2, RIGHT - LEFT, THICK, 'ghost'),
      glyph([0.9, A], 'M0 -12H7V12H0Z', 'quiet'),
      curve(
        [
          [4.6, A + 7],
          [8, A + 9],
          [11, A + 2],
          [LEFT, A],
        ],
        'quiet',
      ),
      glyph([4, A + 7], PLUG, 'text'),
      label([LEFT, 6], words.pulled),
      ...all
        .filter((i) => !onlyB.includes(i))
        .map((i) => curve(cord(x(i), A + THICK / 2, TOP), 'rule', { dashed: true })),
      ...all
        .filter((i) => !onlyA.includes(i))
        .map((i) => curve(cord(x(i), FOOT, B - THICK / 2), trips ? 'rule' : 'data', { dashed: trips })),
      cells(all.filter(runs).map(box), 'soft'),
      cells(all.filter((i) => !runs(i)).map(box), 'ghost'),
      cells(slots, 'ghost'),
      cells(all.filter(runs).map(lamp), 'data'),
      cells(all.filter((i) => !runs(i)).map(lamp), 'ghost'),
      // Feed B is filled by its load, which can exceed its rating.
      bar(LEFT, B - THICK / 2, RIGHT - LEFT, THICK, 'ghost'),
      bar(LEFT, B - THICK / 2, filled, THICK, after > CONTINUOUS ? 'accent' : 'data'),
      // The breaker, open or closed.
      line([0.9, B], [6, B], 'text', { thick: true }),
      line([6, B], trips ? [12, B - 9] : [LEFT, B], trips ? 'accent' : 'text', { thick: true }),
      dot([6, B], 4, 'text'),
      dot([LEFT, B], 4, 'text'),
      line([limit, B - 6], [limit, B + 5], 'text', { dashed: true }),
      label([limit, B + 6], percent(CONTINUOUS), { anchor: 'end', nudge: [2, 12], roomy: true }),
      line([RIGHT, B - 6], [RIGHT, B + 5], 'text', { thick: true }),
      label([RIGHT, B + 6], `${words.rated} ${state.amps} A`, { anchor: 'middle', nudge: [0, 12] }),
      ...(before > 1 ? [] : [pointer([LEFT + (RIGHT - LEFT) * before, B + THICK / 2 + 0.6], 'up', 'text')]),
      label([LEFT, 98], `${words.left}: ${percent(after)}`, { tone: after > CONTINUOUS ? 'accent' : 'data' }),
    ];
    return {
      readings: { before: percent(before), after: percent(after), up: `${up} / ${MACHINES}` },
      said: {
        case: sentence,
        with: { before: percent(before), after: percent(after), alone, room, machines: MACHINES, up },
      },
      marks,
    };
  },
});
