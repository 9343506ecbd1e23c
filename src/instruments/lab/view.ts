import { view } from '../kit/instrument.ts';
import { bar, cells, icons, label, type Mark } from '../kit/marks.ts';
import { DAYS, lab, MORNING, PERIODS, weekOf } from './model.ts';

/** The timetable: days down, periods across, a break after the fourth. */
const [LEFT, TOP, FOOT] = [10, 11, 90];
const BREAK = 3;
const WIDE = (100 - LEFT - BREAK) / PERIODS;
const HIGH = (FOOT - TOP) / DAYS;

const FLASK = {
  box: [24, 28] as [number, number],
  path: 'M8 1H16V3.4H15V11L23 25Q23.6 27.6 21 27.6H3Q.4 27.6 1 25L9 11V3.4H8Z',
};

type Box = [number, number, number, number];
const boxOf = (slot: number): Box => {
  const [day, period] = [Math.floor(slot / PERIODS), slot % PERIODS];
  return [LEFT + period * WIDE + (period > 3 ? BREAK : 0) + 0.3, TOP + day * HIGH + 0.5, WIDE - 0.6, HIGH - 1];
};

/** Pseudo-random numbers, the same at every visit. */
const hash = (i: number) => (((Math.sin(i * 12.9898 + 3) * 43758.5453) % 1) + 1) % 1;
/** The period that the i-th class asks for; `morning` percent ask only for mornings. */
function wish(i: number, morning: number): number {
  const early = (i * 0.618 + 0.2) % 1 < morning / 100;
  return Math.floor(hash(i) * DAYS) * PERIODS + Math.floor(hash(i + 99) * (early ? MORNING : PERIODS));
}

export default view({
  plan: lab,
  shape: 'beside',
  handles: [
    { dial: 'morning', along: 'x', at: ({ morning }) => [LEFT + 0.3 + (MORNING * WIDE - 0.6) * (morning / 100), 8.9] },
  ],
  show(week, words, { written }) {
    const { clash, moved, places, half } = weekOf(week);
    const { wishes, rooms, morning } = week;
    const asked = new Map<number, number>();
    for (let i = 0; i < wishes; i++) {
      const slot = wish(i, morning);
      asked.set(slot, (asked.get(slot) ?? 0) + 1);
    }
    const flasks = [...asked].flatMap(([slot, count]) => {
      const [x, y, w, h] = boxOf(slot);
      const each = w / Math.max(2, count);
      const from = x + (w - each * count) / 2;
      return Array.from({ length: count }, (_, i): { over: boolean; at: Box } => ({
        over: i >= rooms,
        at: [from + i * each + each * 0.08, y + h * 0.16, each * 0.84, h * 0.68],
      }));
    });
    const draw = (over: boolean, tone: 'data' | 'accent') =>
      icons(
        FLASK,
        flasks.filter((flask) => flask.over === over).map(({ at }) => at),
        tone,
      );
    const slots = Array.from({ length: DAYS * PERIODS }, (_, i) => i);
    const percent = Math.round(clash * 100);
    const sentence = wishes <= rooms ? 'none' : wishes > places ? 'over' : clash < 0.5 ? 'rare' : 'likely';
    const legend = (x: number, text: string, tone: 'data' | 'accent'): Mark[] => [
      { ...icons(FLASK, [[x, 93.6, 3, 6]], tone), caption: text },
      label([x + 3, 98.6], text, { nudge: [6, 0] }),
    ];
    return {
      readings: { clash: `${percent} / 100`, moved: written(moved, 1), half: written(half, 0) },
      said: {
        case: sentence,
        with: {
          wishes,
          rooms,
          places,
          clash: percent,
          half,
          short: Math.max(0, wishes - places),
          free: Math.max(0, places - wishes),
        },
      },
      marks: [
        cells(slots.map(boxOf), 'ghost'),
        ...words.days
          .split(' ')
          .slice(0, DAYS)
          .map((day, i) => label([0, TOP + (i + 0.5) * HIGH], day, { tone: 'quiet', nudge: [0, 5] })),
        ...Array.from({ length: PERIODS }, (_, i) => {
          const [x, , w] = boxOf(i);
          return label([x + w / 2, 4.6], String(i + 1), { tone: 'quiet', anchor: 'middle' });
        }),
        // The share that asks only for mornings, above the three morning periods.
        bar(LEFT + 0.3, 8.5, (MORNING * WIDE - 0.6) * (morning / 100), 0.9, 'data'),
        ...[...asked].flatMap(([slot, count]) => {
          const [x, y, w, h] = boxOf(slot);
          return count > rooms ? [bar(x, y + h - 1.1, w, 1.1, 'accent')] : [];
        }),
        draw(false, 'data'),
        draw(true, 'accent'),
        ...legend(LEFT, words.placed, 'data'),
        ...legend(LEFT + 42, words.moved, 'accent'),
      ],
    };
  },
});
