import { view } from '../kit/instrument.ts';
import { bar, cells, type Icon, icons, label, line, type Mark, scale } from '../kit/marks.ts';
import { bestOf, clearedOf, clip, RIGHTS, SECONDS } from './model.ts';

/** The film: ten frames of six seconds. */
const FRAME = 6;
const FRAMES = SECONDS / FRAME;
const [TOP, HIGH] = [3, 38];
/** Under it a track for each right. */
const TRACKS = 48;
const TRACK = (100 - TRACKS) / RIGHTS.length;

const icon = (path: string): Icon => ({ box: [48, 48], path });
/** What is to be seen: steps to a river, a face, hills from the air, the closing card. */
const STEPS = icon('M0 48V14H12V20H22V27H32V34H48V48ZM34 10A5 5 0 0 1 44 10A5 5 0 0 1 34 10');
const FACE = icon('M14 17A10 11 0 0 1 34 17A10 11 0 0 1 14 17M4 48Q4 31 24 31T44 48Z');
const HILLS = icon('M0 48V34L14 14 24 28 33 18 48 38V48Z');
const CARD = icon('M6 14H42V19H6ZM12 25H36V30H12ZM18 36H30V41H18Z');
const sceneOf = (second: number) => (second < 12 ? STEPS : second < 36 ? FACE : second < 48 ? HILLS : CARD);
const SCENES = [STEPS, FACE, HILLS, CARD];

export default view({
  plan: clip,
  shape: 'wide',
  show(state, words) {
    const { holds, seconds, clear, run } = clearedOf(state);
    const best = bestOf(state);
    const gain = clear - clearedOf({ ...state, renew: 0 }).clear;
    const bought = clearedOf({ ...state, renew: 0 }).holds;
    const names = [words.location, words.face, words.music, words.shot, words.voice];
    const x = scale(0, SECONDS);
    const frames = Array.from({ length: FRAMES }, (_, i) => i * FRAME);
    const width = x(FRAME);
    const place = (at: number): [number, number, number, number] => [
      x(at) + width * 0.05,
      TOP + HIGH * 0.18,
      width * 0.9,
      HIGH * 0.64,
    ];
    const holes = (y: number) =>
      Array.from({ length: FRAMES * 4 }, (_, i): [number, number, number, number] => [
        (i + 0.3) * (width / 4),
        y,
        width * 0.1,
        HIGH * 0.07,
      ]);
    const scenes = (open: boolean) =>
      SCENES.map((scene) =>
        icons(
          scene,
          frames
            .filter((at) => sceneOf(at) === scene && seconds[at] === open)
            .map((at): [number, number, number, number] => {
              const [left, top, w, h] = place(at);
              return [left + w * 0.1, top + h * 0.1, w * 0.8, h * 0.8];
            }),
          open ? 'text' : 'rule',
        ),
      );
    const track = ({ from, to, term, outlets }: (typeof RIGHTS)[number], i: number): Mark[] => {
      const top = TRACKS + i * TRACK;
      const told =
        state.renew === i + 1 ? words.renewed : outlets.includes(state.outlet) ? `${words.until} ${term}` : words.not;
      const late = x(from) > 50;
      return [
        label([late ? x(to) : x(from), top + TRACK * 0.5], `${names[i] ?? ''}, ${told}`, {
          anchor: late ? 'end' : 'start',
          size: 'small',
          tone: holds[i] ? 'text' : 'accent',
        }),
        bar(x(from), top + TRACK * 0.64, x(to) - x(from), TRACK * 0.22, holds[i] ? 'data' : 'accent'),
      ];
    };
    const sentence =
      clear === SECONDS
        ? 'all'
        : state.renew === 0
          ? 'blocked'
          : bought[state.renew - 1]
            ? 'valid'
            : gain === 0
              ? 'vain'
              : state.renew === best.renew
                ? 'best'
                : 'opens';
    const named = (renew: number) => (names[renew - 1] ?? '').toLowerCase();
    return {
      readings: {
        clear: `${clear} / ${SECONDS} s`,
        run: `${run} s`,
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
        cells([...holes(TOP + HIGH * 0.05), ...holes(TOP + HIGH * 0.88)], 'quiet'),
        cells(frames.filter((at) => seconds[at]).map(place), 'soft'),
        ...scenes(true),
        ...scenes(false),
        // A frame that may not be aired is struck out, as an editor would on paper.
        ...frames
          .filter((at) => !seconds[at])
          .map((at) => {
            const [left, top, w, h] = place(at);
            return line([left, top + h], [left + w, top], 'accent', { thick: true });
          }),
        ...RIGHTS.flatMap(track),
      ],
    };
  },
});
