import { view } from '../kit/instrument.ts';
import { bar, cells, dot, glyph, label, line, type Mark, pointer, type Tone } from '../kit/marks.ts';
import { bestOf, dwell, letterOf } from './model.ts';

/** A screen with four rows of seven keys below one line of writing, and the tracker bar at the bottom. */
const COLUMNS = 7;
const KEYS = 28;
const [TOP, FOOT] = [19, 90];
const WIDE = 97 / COLUMNS;
const HIGH = (FOOT - TOP) / (KEYS / COLUMNS);
/** The keys the eye passes on its way to the wanted key; a short way uses the last ones. */
const WAY = [6, 17, 13, 24, 1, 19, 4, 15];
const WANTED = 22;

type Place = [number, number];
const boxOf = (key: number): [number, number, number, number] => [
  1.5 + (key % COLUMNS) * WIDE + 0.5,
  TOP + Math.floor(key / COLUMNS) * HIGH + 0.8,
  WIDE - 1,
  HIGH - 1.6,
];
const middleOf = (key: number): Place => {
  const [x, y, w, h] = boxOf(key);
  return [x + w / 2, y + h / 2];
};
const letterAt = (key: number) => String.fromCharCode(65 + key);

/** A line between two keys, which leaves space for their letters and rings. */
function between([fromX, fromY]: Place, [toX, toY]: Place): Mark {
  const [x, y] = [toX - fromX, toY - fromY];
  const clear = Math.min(0.5, 1 / Math.hypot(x / 5, y / 8));
  return line([fromX + x * clear, fromY + y * clear], [toX - x * clear, toY - y * clear], 'quiet', {
    dashed: true,
    thick: true,
  });
}

/** The path of a part of a ring, clockwise from the top, in pixels. */
function ring(part: number): string {
  const [outer, inner] = [25, 20];
  const turn = Math.min(0.985, part) * 2 * Math.PI;
  const at = (r: number) => `${(r * Math.sin(turn)).toFixed(1)} ${(-r * Math.cos(turn)).toFixed(1)}`;
  const far = part > 0.5 ? 1 : 0;
  return `M0 ${-outer}A${outer} ${outer} 0 ${far} 1 ${at(outer)}L${at(inner)}A${inner} ${inner} 0 ${far} 0 0 ${-inner}Z`;
}

export default view({
  plan: dwell,
  shape: 'tall',
  show(state, words, { unit, written }) {
    const { wrong, seconds } = letterOf(state);
    const { hold, keys, rest } = state;
    const best = bestOf(state);
    const most = letterOf({ ...state, hold: best }).seconds;
    const passed = WAY.slice(-keys);
    // One time from each quantile of the exponential distribution.
    const rests = passed.map((_, i) => -rest * Math.log(1 - (((i + 2) % keys) + 0.5) / keys));
    const parts = rests.map((time) => Math.min(1, time / hold));
    const pressed = passed.filter((_, i) => parts[i] === 1);
    const wrongIn100 = wrong * 100;
    const typed = [...pressed, WANTED];
    /** Frames around keys. */
    const frame = (list: number[], tone: Tone) =>
      cells(
        list.map(boxOf).flatMap(([x, y, w, h]): [number, number, number, number][] => [
          [x, y, w, 1],
          [x, y + h - 1, w, 1],
          [x, y, 0.8, h],
          [x + w - 0.8, y, 0.8, h],
        ]),
        tone,
      );
    const toneOf = (key: number): Tone => (key === WANTED ? 'data' : pressed.includes(key) ? 'accent' : 'text');
    const [spaceX, spaceY] = middleOf(26);
    const marks: Mark[] = [
      bar(0, 17, 100, 76, 'soft'),
      // Each mistake ends a try and is deleted; the line shows every key pressed until the letter is right.
      label([4, 9.2], words.line, { tone: 'quiet', nudge: [0, 6], roomy: true }),
      ...typed.map((one, i) =>
        label([95 - (typed.length - 1 - i) * 8, 9.2], letterAt(one), {
          tone: toneOf(one),
          anchor: 'end',
          size: 'large',
          nudge: [0, 12],
        }),
      ),
      cells(
        Array.from({ length: KEYS }, (_, i) => boxOf(i)),
        'ghost',
      ),
      frame(pressed, 'accent'),
      frame([WANTED], 'data'),
      ...passed.map((one, i) => between(middleOf(one), middleOf(passed[i + 1] ?? WANTED))),
      // The part of a ring that is filled is the part of the dwell time for which the eye rests.
      ...passed.map((one, i) => glyph(middleOf(one), ring(parts[i] ?? 0), 'accent')),
      glyph(middleOf(WANTED), ring(1), 'data'),
      ...Array.from({ length: 26 }, (_, i) => label(middleOf(i), letterAt(i), { anchor: 'middle', nudge: [0, 6] })),
      bar(spaceX - 3, spaceY + 1, 6, 0.8, 'text'),
      pointer([middleOf(27)[0] - 1.2, middleOf(27)[1]], 'left', 'text'),
      bar(24, 95, 52, 5, 'quiet'),
      dot([28, 97.5], 5, 'accent'),
      dot([72, 97.5], 5, 'accent'),
    ];
    const ratio = seconds / most;
    const sentence = ratio <= 1.05 ? 'near' : hold < best ? 'short' : 'long';
    return {
      readings: {
        letters: written(60 / seconds, 0),
        wrong: written(wrongIn100, wrongIn100 < 10 ? 1 : 0),
        best: `${written(best, 1)}${unit(' s')}`,
      },
      said: {
        case: sentence,
        with: {
          hold: written(hold, 1),
          best: written(best, 1),
          letters: Math.round(60 / seconds),
          most: Math.round(60 / most),
          wrong: Math.round(wrongIn100),
        },
      },
      marks,
    };
  },
});
