import { written } from '../kit/dial.ts';
import { view } from '../kit/instrument.ts';
import { cells, curve, label, type Mark } from '../kit/marks.ts';
import { benchOf, chosenOf, plainOf, type Run, racks } from './model.ts';

/** Two benches side by side; on each a rack for every kind of thing. */
const [TOP, FOOT] = [15, 89];
const BENCH = 46;
const UNIT = 6.4;
/** Pixels from one row of words to the next; every other name stands in the lower row, so that all fit on a phone. */
const ROW = 19;

export default view({
  plan: racks,
  shape: 'wide',
  show(state, words) {
    const { kinds, versions, nights } = state;
    const { all, pairs: total, enough, chosen, plain } = benchOf(state);
    const names = [words.unit, words.neighbour, words.firmware, words.supply].slice(0, kinds);
    const high = (FOOT - TOP) / versions;
    const bench = (left: number, title: string, runs: Run[]): Mark[] => {
      const x = (kind: number) => left + (kind / (kinds - 1)) * (BENCH - UNIT);
      const y = (version: number) => TOP + version * high + high * 0.2;
      const middle = (version: number) => y(version) + high * 0.3;
      const last = runs.at(-1) ?? [];
      const isLast = (kind: number, version: number) => last[kind] === version;
      const units = names.flatMap((_, kind) =>
        Array.from({ length: versions }, (_, version) => [kind, version] as const),
      );
      /** A cable hangs a little between two units. */
      const cable = (kind: number, from: number, to: number): [number, number][] =>
        Array.from({ length: 9 }, (_, i) => {
          const t = i / 8;
          const ease = t * t * (3 - 2 * t);
          const [a, b] = [middle(from), middle(to)];
          return [x(kind) + UNIT + t * (x(kind + 1) - x(kind) - UNIT), a + (b - a) * ease + 5 * t * (1 - t)];
        });
      const links = new Set(runs.flatMap((run) => run.slice(1).map((to, kind) => `${kind} ${run[kind]} ${to}`)));
      return [
        label([left, 5], title),
        label([left, 5], words.latest, { tone: 'accent', size: 'small', nudge: [0, ROW] }),
        ...[...links].map((link) => {
          const [kind = 0, from = 0, to = 0] = link.split(' ').map(Number);
          return curve(cable(kind, from, to), 'data');
        }),
        ...last.slice(1).map((to, kind) => curve(cable(kind, last[kind] ?? 0, to), 'accent')),
        cells(
          units.map(([kind, version]) => [x(kind), y(version), UNIT, high * 0.6]),
          'ghost',
        ),
        // Ports, and a lamp on the units that run tonight.
        cells(
          units.flatMap(([kind, version]) =>
            [0, 1, 2].map((port): [number, number, number, number] => [
              x(kind) + UNIT * (0.14 + port * 0.2),
              y(version) + high * 0.34,
              UNIT * 0.13,
              high * 0.12,
            ]),
          ),
          'text',
        ),
        cells(
          units
            .filter(([kind, version]) => isLast(kind, version))
            .map(([kind, version]) => [x(kind) + UNIT * 0.76, y(version) + high * 0.12, UNIT * 0.14, high * 0.34]),
          'accent',
        ),
        ...names.map((name, kind) =>
          label([x(kind) + (kind === 0 ? 0 : kind === kinds - 1 ? UNIT : UNIT / 2), FOOT], name, {
            anchor: kind === 0 ? 'start' : kind === kinds - 1 ? 'end' : 'middle',
            size: 'small',
            nudge: [0, (1 + (kind % 2)) * ROW - 7],
          }),
        ),
      ];
    };
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
        ...bench(0, `${words.plain}: ${percent(plain)}`, plainOf(kinds, versions, nights)),
        ...bench(100 - BENCH, `${words.chosen}: ${percent(chosen)}`, chosenOf(kinds, versions, nights)),
      ],
    };
  },
});
