import { view } from '../kit/instrument.ts';
import { glyph, icons, label, line, type Mark, type Tone } from '../kit/marks.ts';
import { monthOf, pairs } from './model.ts';

/** The ward as a ring: mothers outside, cots inside, the nurse in the middle. */
const [X, Y] = [50, 51];
const [WIDE, HIGH] = [43, 40];
const [COTS, MOTHERS] = [0.56, 1];
/** The ends of the two threads between cot and mother. */
const [FROM, TO] = [0.67, 0.88];

const MOTHER = {
  box: [28, 28] as [number, number],
  path: 'M8 8A6 6 0 0 1 20 8A6 6 0 0 1 8 8M2 28V25Q2 16 14 16T26 25V28Z',
};
const COT = {
  box: [34, 28] as [number, number],
  path: 'M5 8A4 4 0 0 1 13 8A4 4 0 0 1 5 8M14 7Q24 4 30 10V11H14ZM2 12.6H32L29 20H5ZM8 21.6H10.4V28H8ZM23.6 21.6H26V28H23.6Z',
};

type Box = [number, number, number, number];
const on = (angle: number, r: number): [number, number] => [
  X + WIDE * r * Math.cos(angle),
  Y + HIGH * r * Math.sin(angle),
];

export default view({
  plan: pairs,
  shape: 'tall',
  show(state, words, { written }) {
    const { one, none, called } = monthOf(state);
    const { babies, band, tag } = state;
    // One round of the ward with the average number of failing bands and tags, and at least one failing band.
    const [wet, mute] = [Math.max(1, Math.round((babies * band) / 100)), Math.round((babies * tag) / 100)];
    const both = Math.round((babies * band * tag) / 10_000);
    // Spread over the ring: 5 has no factor in common with 4, 8, 12, 16, 24, 28 or 32; 20 uses 7.
    const step = babies === 20 ? 7 : 5;
    const order = Array.from({ length: babies }, (_, i) => (i * step + 1) % babies);
    const noBand = new Set(order.slice(0, wet));
    const noTag = new Set(order.slice(wet - both, wet - both + mute));
    const angle = (i: number) => ((i + 0.5) / babies) * 2 * Math.PI - Math.PI / 2;
    const all = Array.from({ length: babies }, (_, i) => i);
    const size = Math.min(9, Math.max(4.8, 2 + 80 / babies));
    const place = (i: number, r: number): Box => {
      const [x, y] = on(angle(i), r);
      return [x - size / 2, y - size / 2, size, size];
    };
    const isCalled = (i: number) => noBand.has(i) || noTag.has(i);
    const thread = (i: number, side: number, fails: boolean, tone: Tone): Mark => {
      const turn = angle(i) + side * Math.min(0.05, 0.6 / babies);
      return line(on(turn, FROM), on(turn, TO), fails ? 'accent' : tone, { dashed: fails, thick: true });
    };
    const put = (test: (i: number) => boolean, tone: Tone): Mark[] => {
      const some = all.filter(test);
      return [
        icons(
          MOTHER,
          some.map((i) => place(i, MOTHERS)),
          tone,
        ),
        icons(
          COT,
          some.map((i) => place(i, COTS)),
          tone,
        ),
      ];
    };
    const marks: Mark[] = [
      ...all.flatMap((i) => [thread(i, -1, noBand.has(i), 'text'), thread(i, 1, noTag.has(i), 'data')]),
      ...put((i) => !isCalled(i), 'quiet'),
      ...put(isCalled, 'accent'),
      glyph([X, Y], 'M-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0Z', 'rule', true),
      label([X, Y], String(all.filter(isCalled).length), {
        anchor: 'middle',
        size: 'large',
        tone: 'accent',
        nudge: [0, 14],
      }),
      label([X, Y], words.round, { anchor: 'middle', tone: 'quiet', nudge: [0, 64] }),
      { ...line([0, 3], [3, 3], 'text', { thick: true }), caption: words.band },
      label([3, 3], words.band, { nudge: [8, 5] }),
      { ...line([97, 3], [100, 3], 'data', { thick: true }), caption: words.tag },
      label([97, 3], words.tag, { nudge: [-8, 5], anchor: 'end', tone: 'data' }),
    ];
    return {
      readings: { one: written(one, 0), none: written(none, none < 10 ? 1 : 0), called: written(called, 0) },
      said: {
        case: none < 1 ? 'rare' : tag > band ? 'silent' : 'few',
        with: { one: Math.round(one), none: Math.round(none), called: Math.round(called) },
      },
      marks,
    };
  },
});
