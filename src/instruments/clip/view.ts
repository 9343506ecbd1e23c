import { view } from '../kit/instrument.ts';
import { bar, cells, label, type Mark, scale } from '../kit/marks.ts';
import { bestOf, clearedOf, clip, RIGHTS, SECONDS } from './model.ts';

/** The film: ten frames of six seconds, side by side in one file. */
const FRAME = 6;
const FRAMES = SECONDS / FRAME;
const FILE = { href: new URL('./frames.webp', import.meta.url).href, wide: 160, high: 120 };
const [TOP, HIGH] = [2, 36];
const TRACKS = 46;
const TRACK = (100 - TRACKS) / RIGHTS.length;

export default view({
  plan: clip,
  shape: 'wide',
  show(state, words, { unit }) {
    const { holds, seconds, clear, run } = clearedOf(state);
    const best = bestOf(state);
    const gain = clear - clearedOf({ ...state, renew: 0 }).clear;
    const heldBefore = clearedOf({ ...state, renew: 0 }).holds;
    const names = [words.location, words.face, words.music, words.shot, words.voice];
    const x = scale(0, SECONDS);
    const width = x(FRAME);
    const frames = Array.from(
      { length: FRAMES },
      (_, i): Mark => ({
        is: 'picture',
        href: FILE.href,
        size: [FILE.wide * FRAMES, FILE.high],
        part: [i * FILE.wide, 0, FILE.wide, FILE.high],
        at: [i * width + 0.25, TOP, width - 0.5, HIGH],
        dimmed: !seconds[i * FRAME],
      }),
    );
    // A bar below each frame shows whether it may be aired.
    const marked = (open: boolean) =>
      Array.from({ length: FRAMES }, (_, i) => i)
        .filter((i) => seconds[i * FRAME] === open)
        .map((i): [number, number, number, number] => [i * width + 0.25, TOP + HIGH + 1, width - 0.5, 1.6]);
    const track = ({ from, to, term, outlets }: (typeof RIGHTS)[number], i: number): Mark[] => {
      const top = TRACKS + i * TRACK;
      const status =
        state.renew === i + 1 ? words.renewed : outlets.includes(state.outlet) ? `${words.until} ${term}` : words.not;
      const late = x(from) > 50;
      return [
        label([late ? x(to) : x(from), top + TRACK * 0.5], `${names[i] ?? ''}, ${status}`, {
          anchor: late ? 'end' : 'start',
          size: 'small',
          tone: holds[i] ? 'text' : 'accent',
        }),
        bar(x(from), top + TRACK * 0.66, x(to) - x(from), TRACK * 0.2, holds[i] ? 'data' : 'accent'),
      ];
    };
    const sentence =
      clear === SECONDS
        ? 'all'
        : state.renew === 0
          ? 'blocked'
          : heldBefore[state.renew - 1]
            ? 'valid'
            : gain === 0
              ? 'vain'
              : state.renew === best.renew
                ? 'best'
                : 'opens';
    const named = (renew: number) => (names[renew - 1] ?? '').toLowerCase();
    return {
      readings: {
        clear: `${clear} / ${SECONDS}${unit(' s')}`,
        run: `${run}${unit(' s')}`,
        lapsed: String(holds.filter((one) => !one).length),
      },
      said: {
        case: sentence,
        with: {
          year: state.year,
          clear,
          run,
          gain,
          right: named(state.renew),
          first: named(best.renew),
          best: best.gain,
          more: holds.filter((one) => !one).length,
        },
      },
      marks: [
        bar(0, TOP, 100, HIGH, 'ghost'),
        ...frames,
        cells(marked(true), 'data'),
        cells(marked(false), 'accent'),
        ...RIGHTS.flatMap(track),
      ],
    };
  },
});
