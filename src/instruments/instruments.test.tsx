import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../content/registry.ts';
import { allValues, type Dial, reading, startsOf, tickParts, type Values } from './kit/dial.ts';
import { ENGLISH_FORMAT } from './kit/format.ts';
import { valueNear } from './kit/handles.ts';
import { InstrumentStage } from './kit/InstrumentStage.tsx';
import type { View } from './kit/instrument.ts';
import type { Mark } from './kit/marks.ts';
import { say } from './kit/say.ts';
import type { InstrumentWords } from './kit/words.ts';

const views = import.meta.glob<View>('./*/view.ts', { eager: true, import: 'default' });
const viewOf = (name: string) => {
  const view = views[`./${name}/view.ts`];
  if (!view) throw new Error(`no view of ${name}`);
  return view;
};
const models = site.pages.flatMap(({ path, sections }) =>
  sections.flatMap((section) => {
    if (section.kind !== 'instrument') return [];
    const words = section.model as InstrumentWords;
    return [{ path, heading: section.heading, words, view: viewOf(words.name) }];
  }),
);

/** About this many values of each dial, at most twice as many: its ends, its default, and some between. */
const SAMPLE_VALUES = 5;
function someValues(dial: Dial): number[] {
  const all = allValues(dial);
  const every = Math.max(1, Math.floor(all.length / SAMPLE_VALUES));
  return [...new Set([...all.filter((_, i) => i % every === 0), all.at(-1) ?? dial.to, dial.start])];
}
const settingsOf = ({ plan }: View) =>
  Object.entries(plan.dials).reduce<Values<View['plan']['dials']>[]>(
    (settings, [name, dial]) => settings.flatMap((one) => someValues(dial).map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
/** Every model at a grid of settings, computed once for all tests. */
const shown = models.map(({ words, view }) => ({
  name: words.name,
  words,
  view,
  settings: settingsOf(view).map((values) => ({ values, ...view.show(values, words.labels, ENGLISH_FORMAT) })),
}));

/** Every number of a mark, and the positions it covers. */
const numbersOf = (mark: Mark): number[] =>
  mark.is === 'stencil'
    ? [...mark.cells.flat(), ...mark.behind.flatMap(numbersOf)]
    : Object.values(mark)
        .flat(2)
        .filter((value) => typeof value === 'number');
const placesOfCells = (cells: [number, number, number, number][]) =>
  cells.flatMap(([x, y, w, h]) => [x, y, x + w, y + h]);
function placesIn(mark: Mark): number[] {
  if (mark.is === 'picture') return placesOfCells([mark.at]);
  if (mark.is === 'stencil') return [mark.cells, ...mark.behind.map(({ cells }) => cells)].flatMap(placesOfCells);
  if (mark.is === 'curve') return mark.points.flat();
  if (mark.is === 'bar') return [mark.x, mark.y, mark.x + mark.w, mark.y + mark.h];
  if (mark.is === 'cells' || mark.is === 'icons') return placesOfCells(mark.cells);
  return mark.is === 'line' ? [...mark.from, ...mark.to] : mark.at;
}
/** Allows half a percent for rounding. */
const isOutside = (places: readonly number[]) => places.some((place) => !(place >= -0.5 && place <= 100.5));

const BROKEN = /NaN|undefined|Infinity|null/;
/** Units that need no translation; units that are words belong to the content, in the dial's label. */
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
/** A number one followed by a plural: '1 days', '1 boxes'. */
const ONE_OF_MANY = /(?<![\d.,:])1 (?!(?:is|has|was|as|its)\b)[a-z]+[^s\W]s\b/;

it('every instrument on a page exists, and has its own question', () => {
  const known = Object.keys(views).map((file) => file.split('/')[1]);
  expect(models.map(({ words }) => words.name).filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(models.map(({ heading }) => heading)).size).toBe(models.length);
  expect(new Set(models.map(({ path }) => path)).size).toBe(models.length);
});

it('each has a complete sentence and finite numbers at every setting', () => {
  const wrong = shown.flatMap(({ name, words, view, settings }) =>
    settings.flatMap(({ values, readings, said, marks }) => {
      const sentence = say(words.says[said.case] ?? '', said.with);
      const isWhole = /^[^{}]{20,}$/.test(sentence) && !BROKEN.test(sentence);
      const isRead = view.plan.readings.every(
        (one) => /\S/.test(readings[one] ?? '') && !BROKEN.test(readings[one] ?? ''),
      );
      const areFinite = marks.every((mark) => numbersOf(mark).every(Number.isFinite));
      const isSingle = ![sentence, ...Object.values(readings)].some((text) => ONE_OF_MANY.test(text));
      return isWhole && isRead && areFinite && isSingle ? [] : [{ name, values, sentence, readings, areFinite }];
    }),
  );
  expect(wrong.slice(0, 5)).toEqual([]);
});

it('every unit is a symbol', () => {
  const units = models.flatMap(({ words, view }) =>
    Object.entries(view.plan.dials).map(([name, { unit }]) => ({
      dial: `${words.name} ${name}`,
      unit: String(unit).trim(),
    })),
  );
  expect(units.filter(({ unit }) => !SYMBOLS.has(unit))).toEqual([]);
});

it('each uses the right singular and plural, beside every dial', () => {
  const texts = models.flatMap(({ words, view }) =>
    Object.entries(view.plan.dials).flatMap(([name, dial]) =>
      allValues(dial).map((value) => reading(dial, value, words.stops[name])),
    ),
  );
  expect(texts.filter((text) => ONE_OF_MANY.test(text) || BROKEN.test(text))).toEqual([]);
});

it('each lists complete rows of the values it draws along an axis', () => {
  const wrong = shown.flatMap(({ name, words, view, settings }) =>
    settings.flatMap(({ values }) => {
      const { columns, rows } = view.series?.(values, words.labels, ENGLISH_FORMAT) ?? {
        columns: [''],
        rows: [['whole']],
      };
      const isWhole = (row: string[]) =>
        row.length === columns.length && row.every((cell) => /\S/.test(cell) && !BROKEN.test(cell));
      return rows.length && rows.every(isWhole) ? [] : [{ name, values, rows }];
    }),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
});

it('each stays within its frame', () => {
  const wrong = shown.flatMap(({ name, settings }) =>
    settings.flatMap(({ values, marks }) =>
      marks.filter((mark) => isOutside(placesIn(mark))).map((mark) => ({ name, values, mark })),
    ),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
});

it('each can show every one of its sentences', () => {
  const wrong = shown.flatMap(({ name, view, settings }) => {
    const reached = new Set(settings.map(({ said }) => said.case));
    return view.plan.cases.filter((one) => !reached.has(one)).map((one) => `${name}: ${one}`);
  });
  expect(wrong).toEqual([]);
});

it('every dial changes the sentence or a reading', () => {
  const wrong = models.flatMap(({ words, view }) => {
    const start = startsOf(view.plan.dials);
    const answer = (values: typeof start) => {
      const { readings, said } = view.show(values, words.labels, ENGLISH_FORMAT);
      return JSON.stringify([readings, say(words.says[said.case] ?? '', said.with)]);
    };
    return Object.entries(view.plan.dials).flatMap(([name, dial]) => {
      const answers = new Set(someValues(dial).map((value) => answer({ ...start, [name]: value })));
      return answers.size > 1 ? [] : [`${words.name}: ${name}`];
    });
  });
  expect(wrong).toEqual([]);
});

it('every slider has its ticks, both ends with their units and its default; a choice of names is never a slider', () => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
  const wrong = models.flatMap(({ words, view }) => {
    const html = renderToString(<InstrumentStage view={view} words={words} strings={site.strings.explorable} />);
    const of = (what: string, isThere: boolean) => (isThere ? [] : [`${words.name}: ${what}`]);
    return [
      ...of('drawing', html.includes('role="img"')),
      ...of('no style attribute, no broken text', !/style=|NaN|undefined/.test(html)),
      ...Object.values(words.readings).flatMap((text) => of(`reading ${text}`, html.includes(escaped(text)))),
      ...Object.entries(view.plan.dials).flatMap(([name, dial]) => {
        const radios = html.match(new RegExp(`type="radio"[^>]* name="${name}"`, 'g'))?.length ?? 0;
        if (dial.named) return of(`${name} is a choice`, radios === allValues(dial).length);
        const [slider = ''] = html.match(new RegExp(`<label for="rule-${name}">.*?</output>.*?</span></span>`)) ?? [];
        const parts = tickParts(dial);
        return [
          ...of(`${name} has ${parts} parts`, slider.split('m1-1v1').length - 1 === parts && parts <= 40),
          ...of(`${name} marks its default`, /<circle cx="[\d.]+%"/.test(slider)),
          ...[allValues(dial)[0], allValues(dial).at(-1)].flatMap((end) =>
            of(`${name} has its end ${end}`, slider.includes(`<span>${escaped(reading(dial, end ?? 0))}</span>`)),
          ),
          ...of(`${name} tells its value`, slider.includes(`aria-valuetext="${escaped(reading(dial, dial.start))}"`)),
        ];
      }),
    ];
  });
  expect(wrong).toEqual([]);
});

const DRAWING = [850, 475] as const;

it('a handle is inside its drawing and maps back to its value, at every setting', () => {
  const wrong = shown.flatMap(({ name, view, settings }) =>
    (view.handles ?? []).flatMap((handle) =>
      settings.flatMap(({ values }) => {
        const place = handle.at(values);
        if (!place) return [];
        if (isOutside(place)) return [{ name, dial: handle.dial, values, at: place }];
        const value = valueNear(handle, view.plan.dials, values, place, DRAWING);
        const back = handle.at({ ...values, [handle.dial]: value });
        return back?.[0] === place[0] && back[1] === place[1] ? [] : [{ name, dial: handle.dial, values, at: back }];
      }),
    ),
  );
  expect(wrong.slice(0, 5)).toEqual([]);
});

it('a handle moves with its dial, to at least three positions', () => {
  const still = models.flatMap(({ words, view }) =>
    (view.handles ?? []).flatMap((handle) => {
      const dial = view.plan.dials[handle.dial];
      const start = startsOf(view.plan.dials);
      const places = new Set(
        (dial ? allValues(dial) : []).map((value) => {
          const [x, y] = handle.at({ ...start, [handle.dial]: value }) ?? [];
          return handle.along === 'x' ? x : handle.along === 'y' ? y : `${x} ${y}`;
        }),
      );
      return places.size >= 3 ? [] : [`${words.name}: ${handle.dial}`];
    }),
  );
  expect(still).toEqual([]);
});

it('at least 20 instruments have a drag handle in their drawing', () => {
  expect(models.filter(({ view }) => view.handles?.length).length).toBeGreaterThanOrEqual(20);
});

describe('sentences that must agree with a model', () => {
  const wordsOf = (name: string) => {
    const model = models.find(({ words }) => words.name === name);
    if (!model) throw new Error(`no page has ${name}`);
    return model.words;
  };
  // Level 6 and 6 pieces missing: the peg is empty while the screen shows 6, and an order is sent only below 6.
  it('peg: the screen orders below the level', () => {
    expect(wordsOf('peg').dials.level).toMatch(/below/);
  });
  // 11 of 40 tapes equal '28 of 100 restores' only if every tape is equally likely.
  it('tapes: states that every tape is equally likely', () => {
    expect(wordsOf('tapes').note).toMatch(/equally likely/);
  });
  // 8 parts at 95% lose 40% only if no two are down together.
  it('nines: states that no two parts are down together', () => {
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
