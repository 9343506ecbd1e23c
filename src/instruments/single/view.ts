import type { Format } from '../kit/format.ts';
import { view } from '../kit/instrument.ts';
import { bar, glyph, icons, label, line, type Mark, scale, type Tone } from '../kit/marks.ts';
import { BOXES, downtimeOf, ON_SHELF, SHELF, single } from './model.ts';

type Cell = [number, number, number, number];

const box: [number, number] = [32, 32];
const SYMBOLS = [
  // A pylon, a battery, a globe, a wall, a switch, a server.
  'M14 2H18L20 8H28V10H20.6L21.4 13H30V15H22L26 31H23.6L16 24 8.4 31H6L10 15H2V13H10.6L11.4 10H4V8H12ZM15 5 12.6 14H19.4L17 5ZM12 17 10 25 14.4 21.6ZM20 17 17.6 21.6 22 25Z',
  'M3 8H26V12H29V22H26V26H3ZM6 11V23H10V11ZM12 11V23H16V11ZM18 11V23H22V11Z',
  'M16 3A13 13 0 0 1 16 29A13 13 0 0 1 16 3M15 6Q10 9 9.6 15H15ZM17 6V15H22.4Q22 9 17 6ZM9.6 17Q10 23 15 26V17ZM17 17V26Q22 23 22.4 17Z',
  'M2 4H12V10H2ZM14 4H30V10H14ZM2 12H20V18H2ZM22 12H30V18H22ZM2 20H12V26H2ZM14 20H30V26H14Z',
  'M1 10H31V23H1ZM4 13V17H8V13ZM10 13V17H14V13ZM16 13V17H20V13ZM22 13V17H26V13ZM4 19V20.6H28V19Z',
  'M6 1H26V10H6ZM6 11.5H26V20.5H6ZM6 22H26V31H6ZM9 4V7H12V4ZM9 14.5V17.5H12V14.5ZM9 25V28H12V25Z',
].map((path) => ({ box, path }));
const DESK = {
  box: [34, 30] as [number, number],
  path: 'M12 5A5 5 0 0 1 22 5A5 5 0 0 1 12 5M7 20V16Q7 11 17 11T27 16V20ZM1 21.5H33V24.5H30V30H28V24.5H6V30H4V24.5H1Z',
};
const BREAK = 'M-9 -7-7 -9 0 -2 7 -9 9 -7 2 0 9 7 7 9 0 2-7 9-9 7-2 0Z';

/** The single-line diagram is on the left: a level for each box, and the floor as the last. */
const LEVEL = 100 / (BOXES + 1);
const [CENTRE, APART] = [14, 8];
const HALF = 4.8;
const NAMES = 29;
const FRAME = { box, path: 'M.5 .5H31.5V31.5H.5Z' };
const middle = (level: number) => LEVEL * (level + 0.5);
/** The hours to compare, on the right. */
const [LEFT, RIGHT] = [54, 100];

/** Hours, or minutes where there is less than one. */
const timeOf = (hours: number, { unit, written }: Format) =>
  hours < 1
    ? `${Math.max(1, Math.round(hours * 60))}${unit(' min')}`
    : `${written(hours, hours < 10 ? 1 : 0)}${unit(' h')}`;

export default view({
  plan: single,
  shape: 'tall',
  handles: [{ dial: 'pairs', along: 'y', at: ({ pairs }) => [CENTRE, LEVEL * Math.max(0.5, pairs)] }],
  show(state, words, format) {
    const time = (hours: number) => timeOf(hours, format);
    const { pairs, wait } = state;
    const dark = downtimeOf(state);
    const alone = BOXES - pairs;
    const spare = downtimeOf(state, true);
    const cannotStore = ON_SHELF.slice(pairs).includes(false);
    const next = downtimeOf({ ...state, pairs: Math.min(BOXES, pairs + 1) });
    const names = [words.supply, words.ups, words.line, words.firewall, words.switch, words.server, words.floor];
    const columns = (level: number) => (level < pairs ? [CENTRE - APART, CENTRE + APART] : [CENTRE]);
    // The first box without a second one: when it fails, everything after it is down.
    const broken = alone ? pairs : Number.POSITIVE_INFINITY;
    const lineTone = (after: number): Tone => (after < broken ? 'data' : 'rule');
    const boxTone = (level: number): Tone => (level < broken ? 'data' : level === broken ? 'accent' : 'rule');
    const link = (level: number): Mark[] => {
      const bus = LEVEL * (level + 1);
      const tone = lineTone(level);
      const thick = { thick: true };
      const isPair = columns(level).length + columns(level + 1).length > 2;
      return [
        ...columns(level).map((at) => line([at, middle(level) + HALF], [at, bus], tone, thick)),
        ...(isPair ? [line([CENTRE - APART, bus], [CENTRE + APART, bus], tone, thick)] : []),
        ...columns(level + 1).map((at) => line([at, bus], [at, middle(level + 1) - HALF], tone, thick)),
      ];
    };
    const frames = (level: number, half = HALF): Cell[] =>
      columns(level).map((at) => [at - 6, middle(level) - half, 12, half * 2]);
    const desks = Array.from({ length: 5 }, (_, i): Cell => [i * 5, middle(BOXES) - HALF, 4.8, HALF * 2]);
    const most = Math.max(dark, spare, next);
    const width = scale(0, most, 0, RIGHT - LEFT);
    const compared: [string, number, Tone][] = [
      [words.today, dark, alone ? 'accent' : 'data'],
      [words.second, next, 'data'],
      [words.shelf, spare, 'data'],
    ];
    const sentence =
      alone === 0 ? 'twice' : wait <= SHELF ? 'quick' : spare >= next ? 'second' : cannotStore ? 'both' : 'spare';
    return {
      readings: { alone: String(alone), dark: time(dark), spare: time(spare) },
      said: {
        case: sentence,
        with: { alone, pairs, wait, dark: time(dark), spare: time(spare), next: time(next), shelf: SHELF },
      },
      marks: [
        ...Array.from({ length: BOXES }, (_, level) => link(level)).flat(),
        ...SYMBOLS.flatMap((icon, level) => [
          icons(FRAME, frames(level), boxTone(level), true),
          icons(icon, frames(level, HALF * 0.68), boxTone(level)),
        ]),
        icons(DESK, desks, alone ? 'rule' : 'text'),
        ...(alone ? [glyph([CENTRE, LEVEL * (broken + 1)], BREAK, 'accent')] : []),
        ...names.map((name, level) =>
          label([NAMES, middle(level)], name, {
            nudge: [0, 6],
            tone: level === broken ? 'accent' : level > broken ? 'quiet' : 'text',
          }),
        ),
        label([LEFT, 6], words.hours),
        ...compared.flatMap(([name, hours, tone], i): Mark[] => {
          const y = 22 + i * 27;
          return [
            label([LEFT, y], name),
            bar(LEFT, y + 2.5, RIGHT - LEFT, 5, 'ghost'),
            bar(LEFT, y + 2.5, Math.max(0.6, width(hours)), 5, tone),
            label([LEFT, y + 7.5], time(hours), { nudge: [0, 22], tone }),
          ];
        }),
      ],
    };
  },
});
