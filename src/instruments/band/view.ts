import { view } from '../kit/instrument.ts';
import { curve, icons, label, line, pointer, scale } from '../kit/marks.ts';
import { band, decisionOf, STORE } from './model.ts';

type Cell = [number, number, number, number];

/** Crates sold, from 0 to 200. */
const x = scale(0, 200);
const FOOT = 72;
const PEAK = 58;
/** The columns of drawn crates, and how many sold crates one column represents. */
const COLUMNS = 20;
const EACH = 10;

const CRATE = {
  box: [30, 26] as [number, number],
  path: 'M1 1H29V7.5H1ZM1 9.5H29V16H1ZM1 18H29V25H1Z',
};

/** The gauge is a half circle from 0 on the left to 1 on the right, in its own viewBox. */
const GAUGE: [number, number] = [128, 70];
const around = (share: number, r: number) => {
  const angle = Math.PI * (1 - share);
  return `${(64 + r * Math.cos(angle)).toFixed(1)} ${(66 - r * Math.sin(angle)).toFixed(1)}`;
};
const gauge = (path: string) => ({ box: GAUGE, path });
const ring = (from: number, to: number) =>
  gauge(`M${around(from, 60)}A60 60 0 0 1 ${around(to, 60)}L${around(to, 46)}A46 46 0 0 0 ${around(from, 46)}Z`);
const needle = (share: number) => {
  const [dx, dy] = [3 * Math.sin(Math.PI * share), -3 * Math.cos(Math.PI * share)];
  return gauge(`M${64 - dx} ${66 - dy}L${around(share, 58)} ${64 + dx} ${66 + dy}Z`);
};

/** The top of the distribution curve; a wider curve is drawn lower, and the height has no other meaning. */
const topOf = (width: number) => FOOT - PEAK * Math.sqrt(5 / width) ** 0.6;

export default view({
  plan: band,
  shape: 'beside',
  handles: [
    { dial: 'middle', along: 'x', at: ({ middle, width }) => [x(middle), topOf(width)] },
    { dial: 'width', along: 'x', at: ({ middle, width }) => [x(middle + width), FOOT] },
  ],
  show(state, words, { written }) {
    const { passes, needs, worth, turn } = decisionOf(state);
    const { middle, width, cost } = state;
    const isRight = worth >= 0;
    const top = topOf(width);
    const at = (sold: number): [number, number] => [
      x(sold),
      FOOT - (FOOT - top) * Math.max(0, 1 - Math.abs(sold - middle) / width),
    ];
    const [low, high] = [middle - width, middle + width];
    const hill = (from: number, to: number) =>
      from < to
        ? [[x(from), FOOT] as [number, number], at(from), ...(from < middle && middle < to ? [at(middle)] : []), at(to)]
        : [];
    const [short, beyond] = [hill(low, Math.min(high, STORE)), hill(Math.max(low, STORE), high)];
    const close = (points: [number, number][], end: number) => [...points, [x(end), FOOT] as [number, number]];
    const row = Array.from({ length: COLUMNS }, (_, i) => i);
    const places = (of: (i: number) => boolean) =>
      row
        .filter(of)
        .flatMap((i): Cell[] => [11, 2].map((down) => [x(i * EACH) + 0.3, FOOT + down, x(EACH) - 0.6, 8.6]));
    // The order covers the forecast and a little more.
    const ordered = Math.max(2, Math.ceil((middle - STORE) / EACH) + 1);
    const isStored = (i: number) => i < STORE / EACH;
    const isOrdered = (i: number) => !isStored(i) && i < STORE / EACH + ordered;
    const tone = isRight ? 'data' : 'accent';
    const corner: Cell = [0, 3, 30, 27];
    const percent = (share: number) => Math.round(share * 100);
    const sentence =
      passes === 1
        ? 'sure'
        : passes === 0
          ? 'none'
          : middle < STORE
            ? isRight
              ? 'chance'
              : 'wait'
            : isRight
              ? turn === undefined
                ? 'any'
                : turn > band.dials.width.to
                  ? 'far'
                  : 'order'
              : turn === undefined
                ? 'wait'
                : 'narrow';
    return {
      readings: {
        passes: `${percent(passes)} / 100`,
        needs: `${percent(needs)} / 100`,
        worth: written(worth, 0),
      },
      said: {
        case: sentence,
        with: { width, cost, passes: percent(passes), needs: percent(needs), turn: Math.floor(turn ?? 0) },
      },
      marks: [
        icons(ring(0, needs), [corner], 'ghost'),
        icons(ring(needs, 1), [corner], 'data'),
        icons(needle(passes), [corner], 'text'),
        label([15, 41], isRight ? words.order : words.wait, { anchor: 'middle', tone, size: 'large' }),
        ...(short.length ? [curve(close(short, Math.min(high, STORE)), 'ghost', { filled: true })] : []),
        ...(beyond.length ? [curve(close(beyond, high), tone, { filled: true })] : []),
        line([0, FOOT], [100, FOOT], 'quiet'),
        line([x(STORE), 8], [x(STORE), 94], 'text', { dashed: true }),
        pointer(at(middle), 'down', 'text'),
        icons(CRATE, places(isStored), 'text'),
        icons(CRATE, places(isOrdered), isRight ? 'data' : 'ghost'),
        icons(
          CRATE,
          places((i) => !isStored(i) && !isOrdered(i)),
          'ghost',
          true,
        ),
        label([0, 99], words.store),
        label([100, 5], `${words.passes}: ${percent(passes)} / 100`, { anchor: 'end', tone }),
      ],
    };
  },
});
