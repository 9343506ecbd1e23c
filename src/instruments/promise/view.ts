import { view } from '../kit/instrument.ts';
import { cells, icons, label, line, type Mark } from '../kit/marks.ts';
import { dateOf, HOMES, promise, WORK } from './model.ts';

/** Four streets of ten homes on one fibre. */
const COLUMNS = 10;
const TOP = 14;
const STREET = (100 - TOP) / (HOMES / COLUMNS);

const HOUSE = 'M3 40V21L27 5 51 21V40ZM10 35H18V27H10ZM36 35H44V27H36Z';
const FLOORS = [15, 28, 41];
const BLOCK = `M4 60V4H50V60Z${FLOORS.flatMap((y) => [10, 23, 36].map((x) => `M${x} ${y + 8}H${x + 8}V${y}H${x}Z`)).join('')}`;
/** The windows alone, as shapes in place of the holes in the walls. */
const panes = (walls: string) =>
  walls
    .split('M')
    .slice(2)
    .map((hole) => {
      const [, x, y, right, top] = /^(\d+) (\d+)H(\d+)V(\d+)/.exec(hole) ?? [];
      return `M${x} ${top}H${right}V${y}H${x}Z`;
    })
    .join('');
const forms = (path: string, height: number) => ({
  walls: { box: [54, height] as [number, number], path },
  panes: { box: [54, height] as [number, number], path: panes(path) },
});
const house = forms(HOUSE, 40);
const block = forms(BLOCK, 60);

/** The homes in a pseudo-random order, the same at every visit. */
const shuffled = (homes: number[], by: number) =>
  homes.toSorted((a, b) => ((a * a * by + a * 17) % 101) - ((b * b * by + b * 17) % 101));

export default view({
  plan: promise,
  shape: 'wide',
  show(order, words, { unit, written }) {
    const { late, average, nine } = dateOf(order);
    // The date is a whole day, rounded up.
    const date = Math.ceil(nine);
    const letters = (HOMES * order.share) / 100;
    const dark = Math.round(late * HOMES);
    const all = Array.from({ length: HOMES }, (_, i) => i);
    const blocks = new Set(shuffled(all, 31).slice(0, letters));
    const isBlock = (i: number) => blocks.has(i);
    const waiting = new Set(
      shuffled(all, 57)
        .toSorted((a, b) => Number(isBlock(b)) - Number(isBlock(a)))
        .slice(0, dark),
    );
    const placeOf = (i: number): [number, number, number, number] => {
      const [x, foot] = [((i % COLUMNS) * 100) / COLUMNS, TOP + (Math.floor(i / COLUMNS) + 1) * STREET - 3];
      const height = isBlock(i) ? STREET - 4 : (STREET - 4) * 0.66;
      return [x + 1, foot - height, 100 / COLUMNS - 2, height];
    };
    const draw = (ones: number[], form: 'walls' | 'panes', tone: 'ghost' | 'data' | 'accent') => [
      icons(block[form], ones.filter(isBlock).map(placeOf), tone),
      icons(house[form], ones.filter((i) => !isBlock(i)).map(placeOf), tone),
    ];
    const lit = all.filter((i) => !waiting.has(i));
    // The fibre runs along one street and back along the next.
    const streets = Array.from({ length: HOMES / COLUMNS }, (_, row) => TOP + (row + 1) * STREET - 2.4);
    const fibre = streets.flatMap((y, row): Mark[] => {
      const next = streets[row + 1];
      const end = row % 2 ? 0 : 100;
      return [
        line([0, y], [100, y], 'data'),
        ...(next === undefined ? [] : [line([end, y], [end, next], 'data')]),
        cells(
          Array.from({ length: COLUMNS }, (_, i): [number, number, number, number] => [
            i * 10 + 4.9,
            y - 0.6,
            0.2,
            1.2,
          ]),
          'data',
        ),
      ];
    });
    const sentence =
      order.promise < WORK
        ? 'early'
        : letters === 0
          ? 'clear'
          : letters === HOMES
            ? 'letters'
            : late > 0.1
              ? 'late'
              : 'kept';
    return {
      readings: {
        dark: `${dark} / ${HOMES}`,
        average: `${written(average, 1)}${unit(' d')}`,
        nine: `${written(date, 0)}${unit(' d')}`,
      },
      said: {
        case: sentence,
        with: { promise: order.promise, dark, free: HOMES - letters, nine: date, work: WORK, homes: HOMES },
      },
      marks: [
        label([0, 5], `${words.day} ${order.promise}`),
        label([100, 5], words.dark, { anchor: 'end', tone: 'accent' }),
        label([0, 5], words.letter, { tone: 'quiet', nudge: [0, 22] }),
        ...fibre,
        ...draw(lit, 'walls', 'ghost'),
        ...draw(lit, 'panes', 'data'),
        ...draw([...waiting], 'walls', 'accent'),
      ],
    };
  },
});
