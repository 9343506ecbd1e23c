import { written } from '../kit/dial.ts';
import { view } from '../kit/instrument.ts';
import { bar, icons, label, line, type Mark, scale } from '../kit/marks.ts';
import { BOXES, darkOf, ON_SHELF, SHELF, single } from './model.ts';

type Cell = [number, number, number, number];

const box: [number, number] = [32, 32];
const BOXES_DRAWN = [
  // A pylon, a battery, a line to the world, a wall, a switch, a server.
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
const TRUCK = {
  box: [48, 26] as [number, number],
  path: 'M1 2H29V19H1ZM31 7H39L46 13V19H31ZM6 21.5A4 4 0 0 1 14 21.5A4 4 0 0 1 6 21.5M34 21.5A4 4 0 0 1 42 21.5A4 4 0 0 1 34 21.5',
};

const COLUMN = 13;
const MIDDLE = 39;
const APART = 17;
const centre = (i: number) => COLUMN * (i + 0.5);
const ROAD = 98;
/** Every other name stands so many pixels lower, so that all fit on a phone. */
const ROW = 20;
/** The truck stands the farther off the longer it takes, by factors. */
const far = scale(Math.log(2), Math.log(240), 4, 84);

/** Hours, or minutes where there is less than one. */
const timeOf = (hours: number) =>
  hours < 1 ? `${Math.max(1, Math.round(hours * 60))} min` : `${written(hours, hours < 10 ? 1 : 0)} h`;

export default view({
  plan: single,
  shape: 'wide',
  show(state, words) {
    const { pairs, wait } = state;
    const dark = darkOf(state);
    const alone = BOXES - pairs;
    const spare = darkOf(state, true);
    const cannotStore = ON_SHELF.slice(pairs).includes(false);
    const next = darkOf({ ...state, pairs: Math.min(BOXES, pairs + 1) });
    const names = [words.supply, words.ups, words.line, words.firewall, words.switch, words.server];
    const rows = (i: number) => (i < pairs ? [MIDDLE - APART, MIDDLE + APART] : [MIDDLE]);
    const cables = names.flatMap((_, i) =>
      rows(i).flatMap((from) =>
        (i + 1 < BOXES ? rows(i + 1) : [MIDDLE]).map((to) =>
          line([centre(i) + 4, from], [centre(i + 1) - (i + 1 < BOXES ? 4 : 6.5), to], i < pairs ? 'quiet' : 'accent', {
            thick: true,
          }),
        ),
      ),
    );
    const room = (i: number, y: number): Cell => [centre(i) - 4.6, y - 6.8, 9.2, 13.6];
    const desks = Array.from({ length: 9 }, (_, i): Cell => [79 + (i % 3) * 7, 13 + Math.floor(i / 3) * 18.5, 6.4, 14]);
    const sentence =
      alone === 0 ? 'twice' : wait <= SHELF ? 'quick' : spare >= next ? 'second' : cannotStore ? 'both' : 'spare';
    const truck = far(Math.log(wait));
    const marks: Mark[] = [
      ...cables,
      ...names.flatMap((name, i): Mark[] => [
        icons(
          BOXES_DRAWN[i] ?? DESK,
          rows(i).map((y) => room(i, y)),
          i < pairs ? 'data' : 'accent',
        ),
        label([centre(i), 74], name, {
          anchor: 'middle',
          tone: i < pairs ? 'quiet' : 'text',
          nudge: [0, (i % 2) * ROW],
        }),
      ]),
      // The floor that depends on them.
      bar(78, 9, 22, 0.6, 'text'),
      bar(78, 69, 22, 0.6, 'text'),
      bar(78, 9, 0.4, 60, 'text'),
      bar(99.6, 9, 0.4, 60, 'text'),
      icons(DESK, desks, 'text'),
      label([100, 5], `${timeOf(dark)} ${words.hours}`, { anchor: 'end', tone: alone ? 'accent' : 'data' }),
      label([89, 74], words.floor, { anchor: 'middle' }),
      // The road on which the new one comes.
      line([0, ROAD], [100, ROAD], 'quiet', { dashed: wait > SHELF }),
      ...(wait > SHELF
        ? [
            icons(TRUCK, [[truck, 82, 12, 15.6]], 'accent'),
            label([truck + (truck > 50 ? 0 : 12), 95], `${wait} h`, {
              anchor: truck > 50 ? 'end' : 'start',
              nudge: [truck > 50 ? -10 : 10, 0],
            }),
          ]
        : [
            ...BOXES_DRAWN.slice(3).map((one, i) => icons(one, [[i * 8, 84, 8, 13.4]], 'data')),
            label([24, 95], words.shelf, { nudge: [10, 0] }),
          ]),
    ];
    return {
      readings: { alone: String(alone), dark: timeOf(dark), spare: timeOf(spare) },
      said: {
        case: sentence,
        with: { alone, pairs, wait, dark: timeOf(dark), spare: timeOf(spare), next: timeOf(next), shelf: SHELF },
      },
      marks,
    };
  },
});
