import { neighboursOf } from './arrow-keys.ts';
import type { IslandWords, Kind } from './page-schema.ts';
import type { ListedPlace, TownMap } from './types.ts';

/** A small town for tests: four places, each with an outline, words and a page. */
const at = (id: string, left: number, top: number, runs: string[]): ListedPlace => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  what: `What happens in the ${id}`,
  where: `Beside the river, near the ${id} gate`,
  lines: {
    dawn: `The ${id} opens`,
    noon: `The ${id} works`,
    dusk: `The ${id} closes`,
    night: `The ${id} sleeps`,
    rain: `The ${id} drips`,
  },
  pages: [
    {
      to: `/industries/${id}`,
      name: `The ${id} page`,
      line: `What the ${id} asks`,
      picture: `/${id}.avif`,
      hasQuestions: true,
    },
  ],
  runs,
  path: `M${left} ${top}L${left + 300} ${top}L${left + 300} ${top + 200}L${left} ${top + 200}Z`,
  box: { left, top, width: 300, height: 200 },
  at: [left + 150, top + 100],
  hasQuestions: true,
});

export const places = [
  at('school', 300, 300, ['school', 'campus']),
  at('hospital', 1900, 320, ['hospital']),
  at('market', 380, 1100, ['shop']),
  at('bank', 1960, 1120, ['bank']),
];

export const map: TownMap = {
  places,
  neighbours: neighboursOf(places),
  landmarks: ['hospital', 'bank'],
  versions: { dawn: 'aa', noon: 'aa', dusk: 'aa', night: 'aa', rain: 'aa' },
};

const kind = (label: string): Kind => ({
  label,
  pages: [{ to: '/industries/bank', name: 'The bank page' }],
  model: { to: '/industries/bank#how-long', question: 'How long?' },
});

export const words: IslandWords = {
  headline: ['Find your own', 'work in it.'],
  text: 'Places where customers work.',
  picture: 'A town on a table, at noon.',
  stage: 'Places. Arrow keys walk.',
  zoom: { nearer: 'Nearer', farther: 'Farther', whole: 'The whole town' },
  clock: {
    label: 'The hour',
    hours: { dawn: 'dawn', noon: 'day', dusk: 'dusk', night: 'night' },
    wet: '{hour} and rain',
    changes: { dawn: 'Low sun.', noon: 'Work.', dusk: 'Lamps.', night: 'Dark.', rain: 'Rain falls.' },
    rain: 'Monsoon',
  },
  list: {
    heading: 'Places',
    run: 'I run',
    anything: 'anything',
    kinds: { school: kind('a school'), bank: kind('a bank') },
    yours: 'For {kind}',
    model: 'Try:',
    brief: 'Start a brief',
    briefAddress: '/brief',
    one: 'One place',
    many: '{n} places',
  },
  place: {
    pages: 'Pages of this place',
    close: 'Back to the whole town',
    questions: 'Add these questions to my brief',
    added: '{n} questions added.',
    already: 'They are in it.',
    failed: 'Not loaded.',
    briefAddress: '/brief',
    open: 'Open my brief',
    unstored: 'Nothing is stored.',
  },
};
