import { view } from '../kit/instrument.ts';
import { cells, dot, icons, label, line, type Mark, scale } from '../kit/marks.ts';
import { clashesOf, offline } from './model.ts';

type Cell = [number, number, number, number];

/** Time runs from the phones at the bottom to the edge of the network at the top. */
const [EDGE, FOOT] = [20, 86];
/** The most conflicts that are drawn. */
const MOST = 40;

const PHONE = {
  box: [20, 36] as [number, number],
  path: 'M1 3Q1 1 3 1H17Q19 1 19 3V33Q19 35 17 35H3Q1 35 1 33ZM3 5V29H17V5Z',
};
const MAST = {
  box: [40, 48] as [number, number],
  path: 'M18.6 14H21.4L29 48H26L24.8 42H15.2L14 48H11ZM19 22 15.8 39H24.2L21 22ZM20 6A3.4 3.4 0 0 1 20 12.8A3.4 3.4 0 0 1 20 6M10 1Q4 9.4 10 18L8.4 19Q1 9.4 8.4 0ZM30 1Q36 9.4 30 18L31.6 19Q39 9.4 31.6 0Z',
};

export default view({
  plan: offline,
  shape: 'tall',
  show(state, words, { unit, written }) {
    const { phones, hours, parts } = state;
    const clashes = clashesOf(state);
    const lane = (i: number) => ((i + 0.5) * 100) / phones;
    const y = scale(0, hours, FOOT - 3, EDGE + 2);
    // A visit is at a random time within its hour.
    const visitAt = (i: number, hour: number): [number, number] => [
      lane(i),
      y(hour + 0.15 + (((i * 13 + hour * 7) % 10) / 10) * 0.7),
    ];
    const visits = Array.from({ length: phones }, (_, i) =>
      Array.from({ length: hours }, (_, hour): Cell => {
        const [at, top] = visitAt(i, hour);
        return [at - 0.6, top - 0.5, 1.2, 1];
      }),
    ).flat();
    const drawn = Math.min(MOST, Math.round(clashes));
    const ties = Array.from({ length: drawn }, (_, i): Mark[] => {
      const one = (i * 7 + 3) % phones;
      const step = 1 + (i % Math.min(3, Math.floor(phones / 2)));
      const other = one + step < phones ? one + step : one - step;
      const [from, to] = [visitAt(one, (i * 3 + 1) % hours), visitAt(other, (i * 5 + 4) % hours)];
      return [line(from, to, 'accent', { thick: true }), dot(from, 5, 'accent'), dot(to, 5, 'accent')];
    }).flat();
    const some = (value: number) => written(value, value < 10 ? 1 : 0);
    const sentence = clashes < 0.5 ? 'rare' : clashes > 10 ? 'many' : parts > 1 ? 'parted' : 'some';
    const lanes = Array.from({ length: phones }, (_, i) => lane(i));
    return {
      readings: {
        clashes: some(clashes),
        sent: written(phones * hours, 0),
        twice: some(clashesOf({ ...state, hours: hours * 2 })),
      },
      said: {
        case: sentence,
        with: {
          phones,
          hours,
          parts,
          clashes: some(clashes),
          half: some(clashesOf({ ...state, hours: hours / 2 })),
          four: some(clashesOf({ ...state, parts: parts * 4 })),
          whole: some(clashesOf({ ...state, parts: 1 })),
          rarely: written(Math.min(999, Math.round(1 / Math.max(1e-3, clashes))), 0),
        },
      },
      marks: [
        // All phones send when they are back, so the lanes meet at the mast.
        ...lanes.map((at) => line([at, EDGE], [50, 9], 'data')),
        ...lanes.map((at) => line([at, FOOT], [at, EDGE], 'quiet', { dashed: true })),
        line([0, EDGE], [100, EDGE], 'data', { thick: true }),
        icons(MAST, [[42, 0, 16, 14]], 'text'),
        cells(visits, 'text'),
        ...ties,
        icons(
          PHONE,
          lanes.map((at) => [at - 2.4, FOOT + 1.5, 4.8, 12]),
          'text',
        ),
        label([0, 6], `${words.away}: ${hours}${unit(' h')}`),
        label([100, 6], `${words.clashes}: ${some(clashes)}`, { anchor: 'end', tone: 'accent' }),
      ],
    };
  },
});
