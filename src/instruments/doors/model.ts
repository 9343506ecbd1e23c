import { plan } from '../kit/instrument.ts';

/** Leave it, configure, buy, build: of four choices three are wrong. */
const GUESS = 3 / 4;

/** How long to study before a decision, when each week delays it and a wrong one must be undone. */
export const doors = plan({
  dials: {
    weeks: { from: 0, to: 12, step: 1, start: 6, digits: 0, unit: '' },
    undo: {
      from: 2,
      to: 104,
      step: 1,
      start: 8,
      digits: 0,
      unit: '',
      stops: [2, 4, 8, 13, 26, 52, 104],
    },
    halve: { from: 1, to: 6, step: 1, start: 2, digits: 0, unit: '' },
  },
  readings: ['wrong', 'lost', 'best'],
  labels: ['leave', 'configure', 'buy', 'build', 'looking', 'undoing', 'best'],
  cases: ['easy', 'guess', 'long', 'near', 'short'],
});

interface Study {
  weeks: number;
  /** Weeks to undo a wrong choice. */
  undo: number;
  /** Weeks of study that halve the chance of a wrong choice. */
  halve: number;
}

/** The chance of a wrong choice after these weeks: three in four at first, halved every few weeks. */
export const wrongOf = ({ weeks, halve }: Omit<Study, 'undo'>) => GUESS * 2 ** (-weeks / halve);

/** Weeks lost on average: those of the study, and those of undoing. */
export const lostOf = (study: Study) => study.weeks + study.undo * wrongOf(study);

/** The weeks of study that lose least; zero where even the first costs more than it saves. */
export const bestOf = ({ undo, halve }: Omit<Study, 'weeks'>) =>
  Math.max(0, halve * Math.log2((GUESS * undo * Math.LN2) / halve));
