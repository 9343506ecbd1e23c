import { written } from '../kit/dial.ts';
import { view } from '../kit/instrument.ts';
import { bar, cells, glyph, label, line, type Mark } from '../kit/marks.ts';
import { ARRIVE, deskOf, LIMIT, pile, SPAN } from './model.ts';

/** Six stacks on one desk; so many files to a folder that is drawn. */
const STACKS = 6;
const EACH = 3;
const HIGHEST = 15;
const DESK = 86;
const TOP = 14;
const THICK = (DESK - TOP) / HIGHEST;
const PITCH = 100 / STACKS;

const CLOCK = 'M-24 0A24 24 0 0 1 24 0A24 24 0 0 1-24 0M0-16V0L10 8';

export default view({
  plan: pile,
  shape: 'beside',
  show(state, words) {
    const { files, waiting, past, oldest, kept } = deskOf(state);
    const wait = waiting / state.done;
    // Oldest at the bottom of every stack, as they were laid down.
    const folders = files
      .flatMap(({ day, count }) => Array.from({ length: count }, () => SPAN - day > LIMIT))
      .filter((_, i) => i % EACH === 0);
    const places = folders.map((isPast, i): { isPast: boolean; at: [number, number, number, number] } => {
      const [stack, layer] = [i % STACKS, Math.floor(i / STACKS)];
      const askew = ((i * 7) % 5) * 0.35;
      return { isPast, at: [stack * PITCH + 1 + askew, DESK - (layer + 1) * THICK, PITCH - 4, THICK * 0.82] };
    });
    const tone = (isPast: boolean): Mark =>
      cells(
        places.filter((one) => one.isPast === isPast).map(({ at }) => at),
        isPast ? 'accent' : 'data',
      );
    const sentence =
      waiting === 0
        ? 'empty'
        : state.done < ARRIVE
          ? 'grows'
          : state.first === 0
            ? 'top'
            : wait > LIMIT
              ? 'over'
              : 'wait';
    return {
      readings: { waiting: written(waiting, 0), past: written(past, 0), kept: `${written(kept, 0)}%` },
      said: {
        case: sentence,
        with: {
          waiting,
          past,
          oldest,
          done: state.done,
          gap: ARRIVE - state.done,
          wait: Math.round(wait),
          limit: LIMIT,
          clear: Math.max(0, waiting - LIMIT * state.done),
        },
      },
      marks: [
        cells([[0, 2, 1.6, 4.6]], 'accent'),
        label([1.6, 6], words.past, { nudge: [7, 0] }),
        cells([[36, 2, 1.6, 4.6]], 'data'),
        label([37.6, 6], words.within, { nudge: [7, 0] }),
        // The clock hangs over the desk that goes by it.
        glyph([93, 8], CLOCK, state.first ? 'text' : 'rule', true),
        tone(true),
        tone(false),
        // A string round each folder, where the label would be.
        cells(
          places.map(({ at: [x, y, , h] }) => [x + 2, y, 0.5, h]),
          'ghost',
        ),
        bar(0, DESK + 0.4, 100, 2.6, 'text'),
        line([3, DESK + 3], [3, 100], 'text', { thick: true }),
        line([97, DESK + 3], [97, 100], 'text', { thick: true }),
        bar(66, DESK + 4.2, 28, 4, 'ghost'),
        bar(66, DESK + 9.2, 28, 4, 'ghost'),
      ],
    };
  },
});
