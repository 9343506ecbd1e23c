import { view } from '../kit/instrument.ts';
import { bar, cells, curve, glyph, icons, label, line, type Mark, type Tone } from '../kit/marks.ts';
import { safeOf, tapes } from './model.ts';

/** The safe, with its door open to the right. */
const [LEFT, RIGHT, TOP, FOOT] = [1, 82, 9, 97];
/** Seven nightly tapes or eight month-end tapes fit on a shelf. */
const NIGHTS = { across: 7, top: 17.5, high: 8.9, shelves: 5 };
const MONTHS = { across: 8, top: 69.6, high: 8.9, shelves: 3 };

const TAPE = {
  box: [44, 28] as [number, number],
  path: 'M2 1H42V27H35L33 22H11L9 27H2ZM8 12A5 5 0 0 0 18 12A5 5 0 0 0 8 12M26 12A5 5 0 0 0 36 12A5 5 0 0 0 26 12M7 3.4V5H37V3.4Z',
};
const WHEEL = 'M-20 0A20 20 0 0 1 20 0A20 20 0 0 1-20 0M-26 0H26M0-26V26M-18-18 18 18M18-18-18 18';

/** A row of tapes, the latest first: those written since the erasure, then those that still contain the record. */
function row(count: number, holding: number, { across, top, high }: typeof NIGHTS): Mark[] {
  const wide = (RIGHT - LEFT - 4) / across;
  const places = Array.from({ length: count }, (_, i): [number, number, number, number] => [
    LEFT + 2 + (i % across) * wide + 0.2,
    top + Math.floor(i / across) * high,
    wide - 0.4,
    high - 1.4,
  ]);
  return [icons(TAPE, places.slice(0, count - holding), 'data'), icons(TAPE, places.slice(count - holding), 'accent')];
}
const shelves = ({ top, high, shelves: count }: typeof NIGHTS) =>
  Array.from({ length: count }, (_, i) => bar(LEFT + 1, top + (i + 1) * high - 1.2, RIGHT - LEFT - 2, 0.5, 'rule'));

export default view({
  plan: tapes,
  shape: 'tall',
  handles: [
    { dial: 'nights', along: 'y', at: ({ nights }) => [RIGHT, NIGHTS.top + (nights / NIGHTS.across) * NIGHTS.high] },
  ],
  show(state, words, { unit, written }) {
    const safe = safeOf(state);
    const [left, total] = [safe.nights + safe.months, state.nights + state.months];
    const more = Math.max(0, safe.gone - state.days);
    const key = (x: number, text: string, tone: Tone): Mark[] => [
      cells([[x, 0.8, 1.4, 3.6]], tone),
      label([x + 1.4, 4.1], text, { nudge: [6, 0] }),
    ];
    const sentence = left === 0 ? 'gone' : state.months === 0 ? 'nights' : safe.nights === 0 ? 'months' : 'both';
    return {
      readings: {
        left: `${left} / ${total}`,
        gone: `${written(safe.gone, 0)}${unit(' d')}`,
        back: `${Math.round(safe.back * 100)} / 100`,
      },
      said: { case: sentence, with: { left, total, more, gone: safe.gone, nights: state.nights, days: state.days } },
      marks: [
        ...key(0, words.holds, 'accent'),
        ...key(46, words.clear, 'data'),
        bar(LEFT, TOP, RIGHT - LEFT, FOOT - TOP, 'ghost'),
        ...[LEFT, RIGHT].map((x) => line([x, TOP], [x, FOOT], 'text', { thick: true })),
        ...[TOP, FOOT].map((y) => line([LEFT, y], [RIGHT, y], 'text', { thick: true })),
        // The door, nearer to the viewer at its free edge, with its wheel and its bolts.
        curve(
          [
            [RIGHT, TOP],
            [99, TOP - 5],
            [99, FOOT + 3],
            [RIGHT, FOOT],
          ],
          'ghost',
          { filled: true },
        ),
        curve(
          [
            [RIGHT, TOP],
            [99, TOP - 5],
            [99, FOOT + 3],
            [RIGHT, FOOT],
          ],
          'text',
        ),
        glyph([90.5, 50], WHEEL, 'text', true),
        ...[22, 50, 78].map((y) => bar(99, y, 1.2, 4, 'text')),
        bar(4, FOOT, 7, 2.6, 'text'),
        bar(72, FOOT, 7, 2.6, 'text'),
        ...shelves(NIGHTS),
        ...shelves(MONTHS),
        label([LEFT + 2, 15], `${words.nights}: ${safe.nights} / ${state.nights}`),
        ...row(state.nights, safe.nights, NIGHTS),
        label([LEFT + 2, 67.6], `${words.months}: ${safe.months} / ${state.months}`),
        ...row(state.months, safe.months, MONTHS),
      ],
    };
  },
});
