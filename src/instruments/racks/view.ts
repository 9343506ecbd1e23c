import { view } from '../kit/instrument.ts';
import { cells, key, label, type Mark } from '../kit/marks.ts';
import { benchOf, chosenOf, plainOf, type Run, racks } from './model.ts';

type Cell = [number, number, number, number];

/** A matrix of every version against every other: the chosen order above the diagonal, the plain order below it. */
const [TOP, FOOT] = [10, 90];

export default view({
  plan: racks,
  shape: 'beside',
  show(state, words, { written }) {
    const { kinds, versions, nights } = state;
    const { all, pairs: total, enough, chosen, plain } = benchOf(state);
    const names = [words.unit, words.neighbour, words.firmware, words.supply].slice(0, kinds);
    const [wide, high] = [100 / (kinds * versions), (FOOT - TOP) / (kinds * versions)];
    const place = (column: number, row: number): Cell => [
      column * wide + wide * 0.06,
      TOP + row * high + high * 0.06,
      wide * 0.88,
      high * 0.88,
    ];
    /** The pairs of versions of one night, as indexes into the matrix. */
    const pairsOf = (run: Run) =>
      run.flatMap((version, i) =>
        run.slice(i + 1).map((other, j): [number, number] => [i * versions + version, (i + 1 + j) * versions + other]),
      );
    const half = (runs: Run[], at: (pair: [number, number]) => Cell): Mark[] => {
      const tonight = pairsOf(runs.at(-1) ?? []);
      const isTonight = ([a, b]: [number, number]) => tonight.some(([c, d]) => a === c && b === d);
      const before = new Map(runs.flatMap(pairsOf).map((pair) => [pair.join(), pair]));
      return [
        cells([...before.values()].filter((pair) => !isTonight(pair)).map(at), 'data'),
        cells(tonight.map(at), 'accent'),
      ];
    };
    const every = Array.from({ length: kinds * versions }, (_, i) => i);
    const partOf = (i: number) => Math.floor(i / versions);
    const untested = every.flatMap((row) =>
      every.filter((column) => partOf(row) !== partOf(column)).map((column) => place(column, row)),
    );
    const percent = (met: number) => `${Math.floor((met / total) * 100)}%`;
    const sentence = nights >= all ? 'whole' : kinds === 2 ? 'two' : nights >= enough ? 'pairs' : 'few';
    return {
      readings: { chosen: percent(chosen), plain: percent(plain), all: written(all, 0) },
      said: {
        case: sentence,
        with: {
          kinds,
          versions,
          nights,
          all,
          enough,
          chosen: percent(chosen),
          plain: percent(plain),
          left: enough - nights,
        },
      },
      marks: [
        cells(untested, 'ghost'),
        ...half(chosenOf(kinds, versions, nights), ([a, b]) => place(b, a)),
        ...half(plainOf(kinds, versions, nights), ([a, b]) => place(a, b)),
        ...names.map((name, i) =>
          label([(i + 0.5) * versions * wide, TOP + (i + 0.5) * versions * high], name, {
            anchor: 'middle',
            size: 'small',
            nudge: [0, 5],
          }),
        ),
        label([100, 6], `${words.chosen}: ${percent(chosen)}`, { anchor: 'end' }),
        label([0, 97], `${words.plain}: ${percent(plain)}`),
        ...key([0, 6], words.latest, 'accent'),
      ],
    };
  },
});
