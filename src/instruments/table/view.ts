import { view } from '../kit/instrument.ts';
import { bar, cells, icons, label, line, type Mark, type Tone } from '../kit/marks.ts';
import { MODELS, type Place, splitOf, sum, table, WORK } from './model.ts';

type Room = [x: number, y: number, w: number, h: number];

const SHEET = {
  box: [20, 26] as [number, number],
  path: 'M1 1H15L19 5V25H1ZM4.5 9V10.8H15.5V9ZM4.5 13.4V15.2H15.5V13.4ZM4.5 17.8V19.6H11V17.8Z',
};
const SEAL = {
  box: [20, 20] as [number, number],
  path: 'M2 9A8 8 0 0 1 18 9A8 8 0 0 1 2 9M6 15 4 20 10 18 16 20 14 15Z',
};
/** From above: the shoulders and the head of those who sit at either end. */
const body: [number, number] = [30, 60];
const LEFT = [
  { box: body, path: 'M10 4Q20 2 21 14V46Q20 58 10 56 3 50 3 30T10 4Z' },
  { box: body, path: 'M12 30A8.4 9 0 0 1 28.8 30A8.4 9 0 0 1 12 30' },
];
const RIGHT = [
  { box: body, path: 'M20 4Q10 2 9 14V46Q10 58 20 56 27 50 27 30T20 4Z' },
  { box: body, path: 'M1.2 30A8.4 9 0 0 1 18 30A8.4 9 0 0 1 1.2 30' },
];

/** The table, and where sheets lie on it: before the builder, in the tray, before you. */
const [TOP, FOOT] = [12, 92];
const BUILDER = [11, 24, 8] as const;
const TRAY = [39.5, 53, 7] as const;
const YOU = [65, 24, 8] as const;
/** From sheet to sheet. */
const [ACROSS, DOWN] = [3, 6.4];

/** Sheets laid out in rows from the upper left; the harder ones first. */
function laid({ harder, wishes }: Place, [x, y, columns]: readonly [number, number, number]): Mark[] {
  const run = (from: number, count: number) =>
    Array.from({ length: count }, (_, n): Room => {
      const i = from + n;
      return [x + (i % columns) * ACROSS, y + Math.floor(i / columns) * DOWN, ACROSS * 0.92, DOWN * 0.92];
    });
  return [icons(SHEET, run(0, harder), 'accent'), icons(SHEET, run(harder, wishes), 'data')];
}

export default view({
  plan: table,
  shape: 'beside',
  show(state, words) {
    const { builder, you, wait } = splitOf(state);
    const key = (x: number, text: string, tone: Tone): Mark[] => [
      cells([[x, 1.4, 1, 4.4]], tone),
      label([x + 1, 5.4], text, { nudge: [6, 0] }),
    ];
    const none = state.harder + state.wishes === 0;
    return {
      readings: { you: String(sum(you)), builder: String(sum(builder)), wait: String(sum(wait)) },
      said: {
        case: none ? 'none' : (MODELS[state.model] ?? 'fixed'),
        with: {
          work: WORK,
          you: sum(you),
          builder: sum(builder),
          wait: sum(wait),
          harder: (WORK * state.harder) / 100,
          wishes: (WORK * state.wishes) / 100,
        },
      },
      marks: [
        ...key(0, words.harder, 'accent'),
        ...key(36, words.wishes, 'data'),
        ...[LEFT, RIGHT].flatMap((parts, end) =>
          parts.map((part, i) => icons(part, [[end ? 93 : 0, 34, 7, 36]], i ? 'text' : 'quiet')),
        ),
        bar(8, TOP, 84, FOOT - TOP, 'ghost'),
        ...[TOP, FOOT].map((y) => line([8, y], [92, y], 'quiet', { thick: true })),
        ...[8, 92].map((x) => line([x, TOP], [x, FOOT], 'quiet', { thick: true })),
        label([11, 20], words.builder),
        label([89, 20], words.you, { anchor: 'end' }),
        // What was signed lies in the middle, sealed; under it the tray of what waits.
        cells(
          [1, 2].map((i) => [45 + i * 0.6, 23 - i * 0.8, 10, 19]),
          'ghost',
        ),
        bar(45, 23, 10, 19, 'quiet'),
        icons(SEAL, [[47, 26, 6, 12]], 'text'),
        label([50, 20], `${words.signed}: ${WORK}`, { anchor: 'middle', roomy: true }),
        label([50, 49], words.wait, { anchor: 'middle' }),
        bar(38, 51, 24, 40, 'ghost'),
        ...laid(builder, BUILDER),
        ...laid(wait, TRAY),
        ...laid(you, YOU),
      ],
    };
  },
});
