import { view } from '../kit/instrument.ts';
import { bar, curve, dot, glyph, label, line, type Mark, rule, scale } from '../kit/marks.ts';
import { PATIENTS, phi, RISE, range, SPREAD, watchOf } from './model.ts';

/** Two weeks of two patients; the second one's pressure rises on this day. */
const DAYS = 14;
const RISES_ON = 6;
const MOST_READINGS = 4;
const x = scale(0, DAYS, 0, 100);
/** Maps pressure relative to the patient's usual, in mmHg, to each strip. */
const STRIPS = [scale(42, -42, 8, 44), scale(42, -42, 54, 90)];

/** A telephone receiver, offset in pixels above or below its position. */
const phone = (down: number) =>
  `M-6 ${down - 10}l4 1 1.5 5-2.5 2q2 4 5.5 5.5l2-2.5 5 1.5 .5 4q-1 3.5-4 3.5-12-2-15.5-16 .5-3 3.5-4Z`;

/** The inverse of the normal distribution, by bisection. */
function quantile(share: number): number {
  let [low, high] = [-4, 4];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (phi(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}
/** Sample readings around the usual pressure: normally distributed, in a pseudo-random order, the same at every visit. */
const SLOTS = DAYS * MOST_READINGS;
function sample(seed: number): number[] {
  const keys = Array.from({ length: SLOTS }, (_, i) => (Math.sin(i * 12.9898 + seed) * 43758.5453) % 1);
  const ranks = keys.map((own) => keys.filter((other) => other < own).length);
  return ranks.map((rank) => quantile((rank + 0.5) / SLOTS) * SPREAD);
}
const SAMPLES = [sample(3), sample(8)];
/** Which of the four times of day are used when there are fewer readings. */
const TIMES = [[1], [0, 2], [0, 1, 3], [0, 1, 2, 3]];

interface Reading {
  day: number;
  value: number;
}
function readingsOf(strip: number, perDay: number): Reading[] {
  const times = TIMES[perDay - 1] ?? [0];
  return Array.from({ length: DAYS }, (_, day) => day).flatMap((day) =>
    times.map((time): Reading => {
      const at = day + (time + 0.5) / MOST_READINGS;
      const usual = strip === 1 && at >= RISES_ON ? RISE : 0;
      return { day: at, value: usual + (SAMPLES[strip]?.[day * MOST_READINGS + time] ?? 0) };
    }),
  );
}
/** The readings that cause a call: the k-th in a row outside the range. */
function callsOf(readings: Reading[], width: number, row: number): Reading[] {
  let run = 0;
  return readings.filter(({ value }) => {
    run = Math.abs(value) > width ? run + 1 : 0;
    return run === row;
  });
}

export default view({
  plan: range,
  shape: 'beside',
  handles: [{ dial: 'width', along: 'y', at: ({ width }) => [50, (STRIPS[0] ?? x)(-width)] }],
  series(state, words) {
    const calls = STRIPS.map((_, strip) => callsOf(readingsOf(strip, state.readings), state.width, state.row));
    const on = (strip: number, day: number) =>
      String(calls[strip]?.filter((call) => Math.floor(call.day) === day).length ?? 0);
    return {
      columns: [words.day, words.steady, words.rise],
      rows: Array.from({ length: DAYS }, (_, day) => [String(day + 1), on(0, day), on(1, day)]),
    };
  },
  show(state, words, { written }) {
    const { outside, idle, delay } = watchOf(state);
    const { width, row } = state;
    const strip = (y: (value: number) => number, which: number, title: string): Mark[] => {
      const readings = readingsOf(which, state.readings);
      const calls = callsOf(readings, width, row);
      const isTrue = ({ day }: Reading) => which === 1 && day >= RISES_ON;
      return [
        bar(0, y(width), 100, y(-width) - y(width), 'soft'),
        line([0, y(width)], [100, y(width)], 'data'),
        line([0, y(-width)], [100, y(-width)], 'data'),
        curve(
          readings.map(({ day, value }) => [x(day), y(value)]),
          'quiet',
        ),
        ...readings.map((one) => {
          const isOut = Math.abs(one.value) > width;
          return dot([x(one.day), y(one.value)], isOut ? 4 : 2.5, isOut ? (isTrue(one) ? 'accent' : 'text') : 'quiet');
        }),
        ...calls.map((call): Mark => {
          return glyph(
            [x(call.day), y(call.value)],
            phone(call.value > 0 ? -18 : 18),
            isTrue(call) ? 'accent' : 'text',
          );
        }),
        label([0, y(42)], title, { nudge: [0, -7] }),
      ];
    };
    const [steady = scale(0, 1), risen = scale(0, 1)] = STRIPS;
    const sentence = idle > 10 ? (row < 3 ? 'flood' : 'narrow') : delay > 3 ? 'late' : 'fair';
    return {
      readings: {
        idle: written(idle, idle < 10 ? 1 : 0),
        delay: written(delay, 1),
        outside: `${written(outside * 100, 1)}%`,
      },
      said: {
        case: sentence,
        with: {
          width,
          row,
          idle: Math.round(idle),
          some: written(idle, 1),
          delay: written(delay, 1),
          patients: PATIENTS,
        },
      },
      marks: [
        ...strip(steady, 0, words.steady),
        ...strip(risen, 1, words.rise),
        line([x(RISES_ON), risen(42)], [x(RISES_ON), risen(-42)], 'accent', { dashed: true }),
        label([100, steady(42)], `±${width} mmHg`, { anchor: 'end', tone: 'data', nudge: [0, -7] }),
        ...rule(
          [0, 2, 4, 6, 8, 10, 12, 14].map((day) => ({ at: x(day), text: day ? String(day) : words.day })),
          92,
        ),
      ],
    };
  },
});
