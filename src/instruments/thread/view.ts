import { view } from '../kit/instrument.ts';
import { bar, cells, dot, glyph, label, type Mark } from '../kit/marks.ts';
import { cutsOf, THREADS, thread, traceOf } from './model.ts';

/** Folders one below the other; each requirement is a thread through all of them. */
const [TOP, FOOT] = [9, 93];
/** Space for the folders' names. */
const LEFT = 32;
const PITCH = (100 - LEFT) / THREADS;
/** Where between two folders a thread with a gap ends and starts again. */
const CUT = [0.32, 0.68] as const;

export default view({
  plan: thread,
  shape: 'tall',
  show(state, words, { written }) {
    const { gaps, steps, pulls } = state;
    const { whole, step, clean } = traceOf(state);
    const cuts = cutsOf(state);
    const all = [words.need, words.requirement, words.risk, words.design, words.test, words.result, words.release];
    // The shortest trace is requirement, test, release; each further step adds a folder.
    const folders = [
      [1, 4, 6],
      [1, 3, 4, 6],
      [1, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
      [0, 1, 2, 3, 4, 5, 6],
    ][steps - 2] ?? [0, 6];
    const y = (folder: number) => TOP + (folder / steps) * (FOOT - TOP);
    const x = (i: number) => LEFT + (i + 0.5) * PITCH;
    const pulled = new Set(Array.from({ length: pulls }, (_, i) => (i * 9 + 4) % THREADS));
    const strand = (i: number, wide: number): [number, number, number, number][] => {
      const cut = cuts[i] ?? null;
      const piece = (from: number, to: number): [number, number, number, number] => [
        x(i) - wide / 2,
        from,
        wide,
        to - from,
      ];
      if (cut === null) return [piece(TOP, FOOT)];
      return [piece(TOP, y(cut + CUT[0])), piece(y(cut + CUT[1]), FOOT)];
    };
    const threads = Array.from({ length: THREADS }, (_, i) => i);
    const of = (held: boolean, isPulled: boolean) =>
      threads.filter((i) => (cuts[i] === null) === held && pulled.has(i) === isPulled);
    const ends = threads.flatMap((i): Mark[] => {
      const cut = cuts[i] ?? null;
      return cut === null ? [] : CUT.map((at) => dot([x(i), y(cut + at)], 4, 'accent'));
    });
    const percent = Math.round(clean * 100);
    const told = percent === 0 && clean > 0 ? '<1' : String(percent);
    const sentence =
      gaps === 0 ? 'none' : clean === 0 ? 'sure' : percent > 60 ? 'lucky' : percent >= 40 ? 'even' : 'found';
    return {
      readings: {
        step: `${written(step * 100, step === 1 ? 0 : 1)}%`,
        whole: `${whole} / ${THREADS}`,
        clean: `${told} / 100`,
      },
      said: {
        case: sentence,
        with: { gaps, steps, pulls, whole, cut: THREADS - whole, clean: told, step: written(step * 100, 1) },
      },
      marks: [
        ...folders.flatMap((name, folder): Mark[] => [
          bar(0, y(folder) - 2.6, 100, 5.2, 'ghost'),
          label([0, y(folder)], all[name] ?? '', { nudge: [4, 5] }),
        ]),
        cells(
          of(true, false).flatMap((i) => strand(i, 0.3)),
          'data',
        ),
        cells(
          of(false, false).flatMap((i) => strand(i, 0.3)),
          'quiet',
        ),
        cells(
          of(true, true).flatMap((i) => strand(i, 0.7)),
          'data',
        ),
        cells(
          of(false, true).flatMap((i) => strand(i, 0.7)),
          'accent',
        ),
        ...ends,
        // The requirements the auditor checks.
        ...[...pulled].map((i) => glyph([x(i), FOOT + 3], 'M0 0L-7 12H7Z', cuts[i] === null ? 'data' : 'accent')),
        label([0, 4], `${words.whole}: ${whole} / ${THREADS}`),
      ],
    };
  },
});
