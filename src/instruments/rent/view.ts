import { view } from '../kit/instrument.ts';
import { cells, curve, label, line, type Mark, scale } from '../kit/marks.ts';
import { choiceOf, OWN, rent, sideOf, YEARS } from './model.ts';

type Cell = [number, number, number, number];

const [TOP, FOOT] = [9, 88];
const WIDE = 100 / YEARS;
/** Bays on the front of a machine: those in use are lit. */
const BAYS = 10;
/** Strips per year, enough for a smooth slope. */
const STRIPS = 12;

export default view({
  plan: rent,
  shape: 'wide',
  series: (state, words, { written }) => ({
    columns: [words.year, words.rented, words.owned],
    rows: choiceOf(state).years.map(({ rented, owned }, i) => [String(i + 1), written(rented, 0), written(owned, 0)]),
  }),
  show(state, words, { written }) {
    const { years, even, rented, owned } = choiceOf(state);
    const share = state.use / 100;
    // The curve has each year's bill in the middle of the year.
    const billAt = (x: number) => state.rate * share * (1 + state.growth / 100) ** (x - 0.5);
    const machines = years.at(-1)?.machines ?? 1;
    const y = scale(0, Math.max(OWN * 1.6, billAt(YEARS), OWN * machines), FOOT, TOP);
    const high = y(0) - y(OWN);
    const boxes = years.flatMap(({ machines: count, use }, year) =>
      Array.from({ length: count }, (_, i) => ({
        at: [year * WIDE + 0.5, y(OWN * (i + 1)) + high * 0.03, WIDE - 1, high * 0.94] as Cell,
        lit: Math.max(0, Math.min(BAYS, Math.round((use - i) * BAYS))),
      })),
    );
    const bays = (isLit: boolean) =>
      boxes.flatMap(({ at: [x, top, w, h], lit }) =>
        Array.from({ length: BAYS }, (_, bay): Cell => {
          const pitch = (w * 0.92) / BAYS;
          return [x + w * 0.04 + bay * pitch + pitch * 0.14, top + h * 0.16, pitch * 0.72, h * 0.68];
        }).filter((_, bay) => bay < lit === isLit),
      );
    // The cost of renting above that of owning, in strips.
    const extraCost = years.flatMap(({ owned: own }, year) =>
      Array.from({ length: STRIPS }, (_, i): Cell => {
        const x = year + (i + 0.5) / STRIPS;
        const height = Math.max(0, y(own) - y(billAt(x)));
        return [(year + (i + 0.32) / STRIPS) * WIDE, y(own) - height, (WIDE / STRIPS) * 0.36, height];
      }).filter(([, , , h]) => h > 0),
    );
    const curvePoints = Array.from({ length: 61 }, (_, i): [number, number] => {
      const x = (i / 60) * YEARS;
      return [x * WIDE, y(billAt(x))];
    });
    const sides = years.map(sideOf);
    const first = sides[0] ?? 0;
    const turn = sides.findIndex((side) => side !== 0 && side !== first);
    const back = turn >= 0 && sides.slice(turn).some((side) => side === first && side !== 0);
    const sentence =
      state.use === 0
        ? 'idle'
        : sides.every((side) => side === 0)
          ? 'even'
          : sides.every((side) => side <= 0)
            ? 'rent'
            : sides.every((side) => side >= 0)
              ? 'own'
              : back || first > 0
                ? 'again'
                : 'turns';
    const ahead = Math.abs(rented - owned);
    const marks: Mark[] = [
      cells(
        boxes.map(({ at }) => at),
        'ghost',
      ),
      cells(bays(false), 'ghost'),
      cells(bays(true), 'data'),
      ...(extraCost.length ? [cells(extraCost, 'accent')] : []),
      line([0, FOOT], [100, FOOT], 'quiet'),
      curve(curvePoints, 'accent'),
      ...years.flatMap(({ owned: own, rented: bill }, i) => [
        label([i * WIDE + 0.5, 97], written(bill, 0), { tone: 'accent' }),
        label([(i + 1) * WIDE - 3, 97], String(own), { anchor: 'end', tone: 'data', roomy: true }),
      ]),
      { ...cells([[0, 0.6, 1, 4.4]], 'accent'), caption: words.rented },
      label([1, 4.4], words.rented, { nudge: [7, 0] }),
      { ...cells([[34, 0.6, 1, 4.4]], 'data'), caption: words.owned },
      label([35, 4.4], words.owned, { nudge: [7, 0] }),
    ];
    return {
      readings: { even: `${written(even * 100, 0)}%`, rented: written(rented, 0), owned: written(owned, 0) },
      said: {
        case: sentence,
        with: {
          use: state.use,
          even: Math.round(even * 100),
          rented: Math.round(rented),
          owned,
          year: turn + 1,
          ahead: Math.round(ahead),
        },
      },
      marks,
    };
  },
});
