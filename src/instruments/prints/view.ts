import { view } from '../kit/instrument.ts';
import { bar, cells, glyph, icons, label, line } from '../kit/marks.ts';
import { LOW_RISK, prints, sweepOf } from './model.ts';

const FLOORS = 6;
const BAYS = 6;
const [LEFT, RIGHT, TOP, GROUND] = [0, 78, 12, 88];
const BAY = (RIGHT - LEFT) / BAYS;
const FLOOR = (GROUND - TOP) / FLOORS;

/** A sheet of paper with a folded corner; its letter is a hole. */
const SHEET = 'M1 1H15L19 5V25H1Z';
const box: [number, number] = [20, 26];
const B = {
  box,
  path: `${SHEET}M12.6 8H6V19H12.6L14.4 17.4V14.8L13.2 13.5 14.4 12.2V9.6ZM8.4 10.2H12V12.4H8.4ZM8.4 14.6H12V16.8H8.4Z`,
};
const C = { box, path: `${SHEET}M14 8H6V19H14V16.6H8.6V10.4H14Z` };
const MIXER = {
  box: [64, 36] as [number, number],
  path: 'M2 29V12H12L17 19V29ZM5 14.5V19H13.6L10.6 14.5ZM18 29V26H62V29ZM21 24 27 6Q40 1 50 8L60 16 56 22 47 24ZM6 30.5A4.5 4.5 0 0 1 15 30.5A4.5 4.5 0 0 1 6 30.5M38 30.5A4.5 4.5 0 0 1 47 30.5A4.5 4.5 0 0 1 38 30.5M49 30.5A4.5 4.5 0 0 1 58 30.5A4.5 4.5 0 0 1 49 30.5',
};

/** Bays in the order in which prints are placed, which is scattered. */
const STEPS = FLOORS * BAYS + 1;
const ORDER = Array.from({ length: STEPS }, (_, i) => (i * 7 + 3) % STEPS).filter((bay) => bay < FLOORS * BAYS);

export default view({
  plan: prints,
  shape: 'tall',
  show(site, words, { written }) {
    const { each, left, risk, enough } = sweepOf(site);
    const old = Math.round(left);
    const places = ORDER.slice(0, site.prints).map((bay): [number, number, number, number] => {
      const [column, floor] = [bay % BAYS, Math.floor(bay / BAYS)];
      return [LEFT + column * BAY + BAY * 0.2, GROUND - (floor + 1) * FLOOR + FLOOR * 0.2, BAY * 0.6, FLOOR * 0.72];
    });
    const chance = Math.round(risk * 100);
    const sentence = site.days === 0 ? 'today' : risk >= 0.5 ? 'risky' : risk > LOW_RISK ? 'doubt' : 'low';
    const floors = Array.from({ length: FLOORS + 1 }, (_, i) => GROUND - i * FLOOR);
    const columns = Array.from({ length: BAYS + 1 }, (_, i) => LEFT + i * BAY);
    return {
      readings: {
        left: written(left, 1),
        risk: `${chance} / 100`,
        enough: written(enough, 0),
      },
      said: {
        case: sentence,
        with: {
          prints: site.prints,
          told: Math.round((1 - each) * 100),
          risk: chance,
          wait: Math.max(0, enough - site.days),
          days: site.days,
        },
      },
      marks: [
        cells(
          floors.map((y) => [LEFT, y - 0.5, RIGHT - LEFT, 1]),
          'ghost',
        ),
        cells(
          columns.map((at) => [Math.max(0, at - 0.4), TOP - 4, 0.8, GROUND - TOP + 4]),
          'ghost',
        ),
        // The crane: mast, jib, counterweight, and the line from its hook.
        line([91, 2], [91, GROUND], 'quiet', { thick: true }),
        line([93.5, 2], [93.5, GROUND], 'quiet', { thick: true }),
        ...Array.from({ length: 14 }, (_, i) =>
          line([i % 2 ? 91 : 93.5, 6 + i * 5.8], [i % 2 ? 93.5 : 91, 11.8 + i * 5.8], 'quiet'),
        ),
        line([30, 4], [99, 4], 'quiet', { thick: true }),
        line([30, 4], [92, 1], 'quiet'),
        bar(96, 4, 4, 4, 'quiet'),
        line([40, 4], [40, TOP - 3], 'quiet'),
        glyph([40, TOP - 3], 'M-4 0H4V6H-4Z', 'quiet'),
        bar(0, GROUND, 100, 0.5, 'text'),
        icons(C, places.slice(old), 'data'),
        icons(B, places.slice(0, old), 'accent'),
        // The outline of a possible print, where the average rounds to zero but the chance is not low.
        ...(old === 0 && risk > LOW_RISK ? [icons(B, places.slice(0, 1), 'accent', true)] : []),
        icons(MIXER, [[64, GROUND + 1, 30, 11]], 'text'),
        label([0, 97], `${words.pour}: ${site.days}`),
      ],
    };
  },
});
