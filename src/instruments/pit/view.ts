import { view } from '../kit/instrument.ts';
import { bar, cells, icons, label, line, type Mark, scale } from '../kit/marks.ts';
import { airOf, batteryOf, pit } from './model.ts';

type Cell = [number, number, number, number];

const GROUND = 38;
/** Each place is deeper than the one before; the first two are above the ground. */
const depth = scale(7, 12, 22, 86);
/** The y positions of the top and bottom of the battery, and the x position of its middle. */
const [CAP, FOOT, MIDDLE] = [14, 97, 84];
const WIDTHS: Record<number, number> = { 2400: 12, 3600: 16, 8500: 24, 19000: 32 };

const GATEWAY = {
  box: [40, 80] as [number, number],
  path: 'M19 80V30H21V80ZM10 30H30V44H10ZM13 33V35H16V33ZM18 33V35H21V33ZM19.2 30V14H20.8V30ZM20 8A3 3 0 0 1 20 14A3 3 0 0 1 20 8M11 3Q5 11 11 19L9.6 20Q2.4 11 9.6 2ZM29 3Q35 11 29 19L30.4 20Q37.6 11 30.4 2Z',
};
const METER = {
  box: [44, 32] as [number, number],
  path: 'M0 20H8V28H0ZM36 20H44V28H36ZM9 18A13 13 0 0 1 35 18V31H9ZM22 9A8 8 0 0 0 22 25A8 8 0 0 0 22 9M21 12H23V17L27 20 26 21.4 21 18Z',
};
const [FROM, TO] = [14, 46] as const;

export default view({
  plan: pit,
  shape: 'tall',
  handles: [
    { dial: 'place', along: 'y', at: ({ place }) => [TO, depth(place) - 9] },
    { dial: 'battery', along: 'x', at: ({ battery }) => [MIDDLE + (WIDTHS[battery] ?? 16) / 2, 55] },
  ],
  show(state, words, { unit, written }) {
    const { years, air, sending, standby, selfDischarge } = batteryOf(state);
    const { every, place } = state;
    const day = sending + standby + selfDischarge;
    const share = sending / day;
    const y = depth(place);
    const bottom = Math.max(GROUND, y + 3);
    // Six hours of messages, each drawn with a length in proportion to its transmission time.
    const messages = Math.max(1, Math.min(30, Math.round(360 / every)));
    const messageLines = Array.from({ length: messages }, (_, i): Mark => {
      const start = (i + 0.2) / messages;
      const end = start + (0.15 + 0.6 * (air / airOf(12))) / Math.max(6, messages);
      const on = (t: number): [number, number] => [TO + (FROM + 3 - TO) * t, y - 5 + (12 - y) * t];
      return line(on(start), on(end), 'accent', { thick: true });
    });
    // The battery in slices of one year, each divided in proportion to a day's consumption.
    const wide = WIDTHS[state.battery] ?? 16;
    const left = MIDDLE - wide / 2;
    const high = (FOOT - CAP) / years;
    const slices = Array.from({ length: Math.ceil(years) }, (_, i) => ({
      top: Math.max(CAP, FOOT - (i + 1) * high),
      h: Math.min(high, FOOT - i * high - CAP),
    })).filter(({ h }) => h > 0.05);
    const gap = Math.min(0.8, high * 0.2);
    const part = (from: number, of: number): Cell[] =>
      slices.map(({ top, h }) => [
        left + (wide * from) / day,
        top + gap / 2,
        (wide * of) / day,
        Math.max(0.05, h - gap),
      ]);
    const legend = (at: number, tone: 'accent' | 'data' | 'quiet', text: string): Mark[] => [
      { ...bar(2, at - 2.6, 2, 3, tone), caption: text },
      label([4, at], text, { nudge: [7, 0] }),
    ];
    const twice = batteryOf({ ...state, every: every / 2 }).years;
    const nearer = batteryOf({ ...state, place: Math.max(7, place - 1) }).years;
    const half = batteryOf({ ...state, every: every * 2 }).years;
    const sentence = years < 2 ? 'flat' : share < 0.3 ? 'rest' : place > 7 ? 'deep' : 'near';
    return {
      readings: {
        life: written(years, 1),
        air: `${written(air * 1000, 0)}${unit(' ms')}`,
        share: `${Math.round(share * 100)}%`,
      },
      said: {
        case: sentence,
        with: {
          every,
          years: written(years, 1),
          months: Math.max(1, Math.round(years * 12)),
          share: Math.round(share * 100),
          twice: written(twice, 1),
          half: written(half, 1),
          nearer: written(nearer, 1),
        },
      },
      marks: [
        // Soil on both sides of the shaft, and under it.
        cells(
          [
            [0, GROUND, TO - 9, 100 - GROUND],
            [TO + 9, GROUND, 5, 100 - GROUND],
            [TO - 9, bottom, 18, 100 - bottom],
          ],
          'ghost',
        ),
        line([0, GROUND], [TO - 9, GROUND], 'text', { thick: true }),
        line([TO + 9, GROUND], [TO + 14, GROUND], 'text', { thick: true }),
        ...(y < GROUND ? [bar(TO - 0.4, y, 0.8, GROUND - y, 'quiet')] : []),
        icons(GATEWAY, [[FROM - 14, 2, 28, GROUND - 2]], 'text'),
        ...messageLines,
        icons(METER, [[TO - 8, y - 7, 16, 9.4]], 'text'),
        ...legend(60, 'accent', words.speaks),
        ...legend(68, 'data', words.sleeps),
        ...legend(76, 'quiet', words.ages),
        label([MIDDLE, 7], `${written(years, 1)} ${words.years}`, { anchor: 'middle' }),
        bar(MIDDLE - wide / 5, CAP - 3.4, wide / 2.5, 2.4, 'text'),
        cells(part(0, sending), 'accent'),
        cells(part(sending, standby), 'data'),
        cells(part(sending + standby, selfDischarge), 'quiet'),
      ],
    };
  },
});
