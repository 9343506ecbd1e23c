import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../content/registry.ts';
import { type Dial, reading, startsOf, type Values } from './kit/dial.ts';
import { InstrumentStage } from './kit/InstrumentStage.tsx';
import type { View } from './kit/instrument.ts';
import type { Mark } from './kit/marks.ts';
import { say } from './kit/say.ts';
import type { InstrumentWords } from './kit/words.ts';

const views = import.meta.glob<View>('./*/view.ts', { eager: true, import: 'default' });
const placed = site.pages.flatMap(({ path, sections }) =>
  sections.flatMap((section) =>
    section.kind === 'instrument' ? [{ path, heading: section.heading, words: section.model as InstrumentWords }] : [],
  ),
);
const viewOf = (name: string) => {
  const view = views[`./${name}/view.ts`];
  if (!view) throw new Error(`no view of ${name}`);
  return view;
};

/** At most so many places of each dial: its ends, its start, and others between. */
const PLACES = 5;
function placesOf({ from, to, step, stops, start }: Dial, most = PLACES): number[] {
  const all = stops ?? Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
  const every = Math.max(1, Math.floor(all.length / most));
  return [...new Set([...all.filter((_, i) => i % every === 0), all.at(-1) ?? to, start])];
}
const settingsOf = ({ plan }: View) =>
  Object.entries(plan.dials).reduce<Values<View['plan']['dials']>[]>(
    (settings, [name, dial]) => settings.flatMap((one) => placesOf(dial).map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

/** Every number of a mark, and the places it covers. */
const numbersOf = (mark: Mark): number[] =>
  mark.is === 'stencil'
    ? [...mark.cells.flat(), ...mark.behind.flatMap(numbersOf)]
    : Object.values(mark)
        .flat(2)
        .filter((value) => typeof value === 'number');
const placesOfCells = (cells: [number, number, number, number][]) =>
  cells.flatMap(([x, y, w, h]) => [x, y, x + w, y + h]);
function placesIn(mark: Mark): number[] {
  if (mark.is === 'stencil') return [mark.cells, ...mark.behind.map(({ cells }) => cells)].flatMap(placesOfCells);
  if (mark.is === 'curve') return mark.points.flat();
  if (mark.is === 'bar') return [mark.x, mark.y, mark.x + mark.w, mark.y + mark.h];
  if (mark.is === 'cells' || mark.is === 'icons') return placesOfCells(mark.cells);
  return mark.is === 'line' ? [...mark.from, ...mark.to] : mark.at;
}
/** A hair's breadth for rounding. */
const outside = (mark: Mark) => placesIn(mark).some((place) => place < -0.5 || place > 100.5);

/** '1 days', '1 boxes stand': a one beside a word for many. */
const ONE_OF_MANY = /(?<![\d.,:])1 (?!(?:is|has|was|as|its)\b)[a-z]+[^s\W]s\b/;

const SYMBOLS = new Set([
  '',
  '%',
  '×',
  ':00',
  '/ 10',
  'A',
  'W',
  'h',
  's',
  'min',
  'm',
  'km/h',
  'l/h',
  'kg',
  't',
  'mAh',
  'mmHg',
]);

it('every instrument stands on one page, and asks what no other asks', () => {
  const names = placed.map(({ words }) => words.name);
  expect(names.toSorted()).toEqual(
    Object.keys(views)
      .map((file) => file.split('/')[1])
      .toSorted(),
  );
  expect(new Set(placed.map(({ heading }) => heading)).size).toBe(placed.length);
  expect(new Set(placed.map(({ path }) => path)).size).toBe(placed.length);
});

describe('words that follow from a model', () => {
  const wordsOf = (name: string) => {
    const section = placed.find(({ words }) => words.name === name);
    if (!section) throw new Error(`no page has ${name}`);
    return section.words;
  };
  // Level 6 and 6 pieces missing: the peg is bare while the screen says 6. At 6 no order may go out, so the order goes out below 6.
  it('peg: the screen orders below the level', () => {
    expect(wordsOf('peg').dials.level).toMatch(/below/);
  });
  // 11 of 40 tapes are '28 of 100 restores' only where every tape is equally likely.
  it('tapes: says that every tape is equally likely', () => {
    expect(wordsOf('tapes').note).toMatch(/equally likely/);
  });
  // 8 parts at 95% lose 40% only where no two are down together.
  it('nines: says that no two parts are down together', () => {
    expect(wordsOf('nines').note).toMatch(/no two/);
  });
  // The page promises a call when a reading leaves the range; only the doctor may change range or count.
  it('range: leaves both settings to the doctor and never advises to wait', () => {
    const said = Object.values(wordsOf('range').says);
    expect(said.filter((sentence) => !/doctor/.test(sentence))).toEqual([]);
    expect(said.filter((sentence) => /one more|wait for/i.test(sentence))).toEqual([]);
  });
  // A chance of 4 in 100 is not safe.
  it('prints: calls no day safe', () => {
    const said = Object.values(wordsOf('prints').says).join(' ');
    expect(said).not.toMatch(/safe/);
    expect(said).toMatch(/under 5 in 100/);
  });
});

describe.each(placed)('$words.name on $path', ({ words }) => {
  const view = viewOf(words.name);
  const shown = settingsOf(view).map((values) => ({ values, ...view.show(values, words.labels) }));

  // Collected and looked at once: an assertion for each of ten thousand numbers takes longer than all the rest.
  it('says a whole sentence and finite numbers at every setting', () => {
    const wrong = shown.flatMap(({ values, readings, said, marks }) => {
      const sentence = say(words.says[said.case] ?? '', said.with);
      const whole = /^[^{}]{20,}$/.test(sentence) && !/NaN|undefined|Infinity|null/.test(sentence);
      const read = view.plan.readings.every(
        (name) => /\S/.test(readings[name] ?? '') && !/NaN|undefined|Infinity/.test(readings[name] ?? ''),
      );
      const finite = marks.every((mark) => numbersOf(mark).every(Number.isFinite));
      const single = ![sentence, ...Object.values(readings)].some((text) => ONE_OF_MANY.test(text));
      return whole && read && finite && single ? [] : [{ values, sentence, readings, finite }];
    });
    expect(wrong).toEqual([]);
  });

  it('has a symbol for a unit; a word for it stands in the content, over the dial', () => {
    const units = Object.values(view.plan.dials).map(({ unit }) => String(unit).trim());
    expect(units.filter((unit) => !SYMBOLS.has(unit))).toEqual([]);
  });

  it('has one word for one and another for many, beside each dial', () => {
    const said = Object.entries(view.plan.dials).flatMap(([name, dial]) =>
      placesOf(dial, Number.POSITIVE_INFINITY).map((value) => reading(dial, value, words.stops[name])),
    );
    expect(said.filter((text) => ONE_OF_MANY.test(text))).toEqual([]);
  });

  it('tells whole rows of what it draws along an axis', () => {
    const wrong = shown.flatMap(({ values }) => {
      const { columns, rows } = view.series?.(values, words.labels) ?? { columns: [''], rows: [['whole']] };
      const isWhole = (row: string[]) =>
        row.length === columns.length && row.every((cell) => /\S/.test(cell) && !/NaN|undefined|Infinity/.test(cell));
      return rows.length && rows.every(isWhole) ? [] : [{ values, rows }];
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('keeps its drawing within its frame', () => {
    const wrong = shown.flatMap(({ values, marks }) => marks.filter(outside).map((mark) => ({ values, mark })));
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('reaches every sentence it has, and fills each place of it', () => {
    expect(new Set(shown.map(({ said }) => said.case))).toEqual(new Set(view.plan.cases));
  });

  it('each dial changes what is said or read', () => {
    const start = startsOf(view.plan.dials);
    const answer = (values: typeof start) => {
      const { readings, said } = view.show(values, words.labels);
      return JSON.stringify([readings, say(words.says[said.case] ?? '', said.with)]);
    };
    for (const [name, dial] of Object.entries(view.plan.dials)) {
      const answers = new Set(placesOf(dial).map((value) => answer({ ...start, [name]: value })));
      expect(answers.size, name).toBeGreaterThan(1);
    }
  });

  it('is printed complete, with its values in words', () => {
    const html = renderToString(<InstrumentStage view={view} words={words} strings={site.strings.explorable} />);
    expect(html).toContain('role="img"');
    expect(html).not.toMatch(/style=|NaN|undefined/);
    for (const name of Object.values(words.readings)) expect(html).toContain(name.replaceAll("'", '&#x27;'));
  });
});
