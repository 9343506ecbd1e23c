import { view } from '../kit/instrument.ts';
import { bar, curve, type Icon, icons, label, line, type Mark, type Tone } from '../kit/marks.ts';
import { gapOf, heap, LOAD, TRUCKS, WEIGHED } from './model.ts';

/** The weighed ore is drawn as a cone, whose tip is what did not arrive. */
const [TOP, FOOT] = [6, 84];
const [LEFT, RIGHT] = [0, 64];
const MIDDLE = (LEFT + RIGHT) / 2;

const TRUCK: Icon = {
  box: [64, 30],
  path: 'M2 4H40L36 20H6ZM42 8H54L61 15V22H42ZM4 22H62V24H4ZM8 25A5 5 0 0 1 18 25A5 5 0 0 1 8 25M22 25A5 5 0 0 1 32 25A5 5 0 0 1 22 25M48 25A5 5 0 0 1 58 25A5 5 0 0 1 48 25',
};
const SHIP: Icon = {
  box: [120, 60],
  path: 'M0 36H120L106 60H12ZM8 32V8H24V32ZM12 4V0H18V4ZM30 32L46 22 62 32ZM60 32L77 21 94 32Z',
};

/** The lower edge of a tip of this many tonnes; the area of a triangle grows with the square of its height. */
const down = (tonnes: number) => TOP + (FOOT - TOP) * Math.sqrt(Math.max(0, tonnes) / WEIGHED);
const half = (y: number) => ((RIGHT - LEFT) / 2) * ((y - TOP) / (FOOT - TOP));

export default view({
  plan: heap,
  shape: 'beside',
  handles: [{ dial: 'missing', along: 'y', at: ({ missing }) => [MIDDLE - half(down(missing)), down(missing)] }],
  show(week, words, { unit, written }) {
    const { missing } = week;
    const { mud, water, open } = gapOf(week);
    const layer = (from: number, to: number, tone: Tone): Mark => {
      const [upper, lower] = [down(from), down(to)];
      return curve(
        [
          [MIDDLE - half(upper), upper],
          [MIDDLE + half(upper), upper],
          [MIDDLE + half(lower), lower],
          [MIDDLE - half(lower), lower],
        ],
        tone,
        { filled: true },
      );
    };
    // The unexplained part is on top, then mud, then water; an excess is not drawn twice.
    const first = Math.max(0, open);
    const second = Math.min(missing, first + mud);
    const layers: [number, number, Tone, string][] = [
      [0, first, 'accent', `${words.open}: ${written(first, 1)}${unit(' t')}`],
      [first, second, 'quiet', `${words.mud}: ${written(mud, 1)}${unit(' t')}`],
      [second, missing, 'text', `${words.water}: ${written(water, 1)}${unit(' t')}`],
    ];
    // Names to the right of the tip, one below the other, each with a line to its layer.
    const names = layers.flatMap(([from, to, tone, text], i): Mark[] => {
      if (to - from < 0.05) return [];
      const y = (down(from) + down(to)) / 2;
      const at = TOP + 4 + i * 10;
      return [
        { ...line([MIDDLE + half(y) * 0.5, y], [MIDDLE + 18, at], tone), caption: text },
        label([MIDDLE + 18, at], text, { tone, nudge: [6, 5] }),
      ];
    });
    const trucks = Math.max(0, open) / LOAD;
    const whole = Math.floor(trucks + 1e-9);
    const sentence =
      missing === 0 && open > -0.05
        ? 'none'
        : open < -LOAD / 4
          ? 'over'
          : open < LOAD / 4
            ? 'explained'
            : whole < 1
              ? 'part'
              : 'trucks';
    return {
      readings: {
        water: `${written(water, 1)}${unit(' t')}`,
        mud: `${written(mud, 1)}${unit(' t')}`,
        open: `${written(open, 1)}${unit(' t')}`,
      },
      said: {
        case: sentence,
        with: {
          missing,
          water: written(water, 1),
          mud: written(mud, 1),
          open: written(Math.abs(open), 1),
          explained: written(mud + water, 1),
          trucks: written(trucks, 1),
          load: LOAD,
        },
      },
      marks: [
        layer(missing, WEIGHED, 'data'),
        ...layers.map(([from, to, tone]) => layer(from, to, tone)),
        bar(0, FOOT, 100, 0.6, 'quiet'),
        ...names,
        icons(SHIP, [[70, FOOT - 24, 30, 24]], 'data'),
        label([100, FOOT - 26], `${words.arrived}: ${written(WEIGHED - missing, 0)}${unit(' t')}`, { anchor: 'end' }),
        icons(
          TRUCK,
          Array.from({ length: TRUCKS }, (_, i) => [(i % 25) * 4, FOOT + 2 + Math.floor(i / 25) * 7, 3.8, 6.4]),
          'ghost',
        ),
        icons(
          TRUCK,
          Array.from({ length: whole }, (_, i) => [i * 4, FOOT + 2, 3.8, 6.4]),
          'accent',
        ),
      ],
    };
  },
});
