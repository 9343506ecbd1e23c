import { z } from 'zod';
import { pictures } from '../../src/model/pictures.ts';
import { sectionSchemas } from '../../src/sections/schemas.ts';
import { EditRefused } from './refused.ts';
import { bare, boundsOf, defOf, isOptional, metaOf, type Schema } from './schemas.ts';

/** Candidates for a text that must match a pattern. */
const FORMS = [
  'a',
  'b',
  'c',
  '08:00',
  '10:00',
  '12:00',
  '14:00',
  'A',
  'B',
  'C',
  '1',
  '2',
  '10',
  'name',
  '/about_us',
  'https://www.example.com',
  '2026-12-01',
  '#112233',
];

/** Kinds that need a model, and so a developer. */
export const WITH_MODEL = ['instrument', 'explorable'];

/** A placeholder text: the description of the field, cut to the allowed length. */
function wordsFor(schema: Schema, number: number): string {
  const { description = 'Words', most = 60 } = metaOf(schema);
  const plain = description.replaceAll(/[’‘]/g, "'").replaceAll(/[<>!“”]/g, '');
  const text = number > 0 ? `${number + 1}. ${plain}` : plain;
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '') : cut;
}

const lettersOf = (id: string) => Object.keys(Object.values(pictures[id]?.ratios ?? {})[0]?.keys ?? {}).sort();
const plain = () => Object.keys(pictures).filter((id) => !lettersOf(id).length);

function textFor(schema: Schema, number: number): string {
  const { reference, words } = metaOf(schema);
  if (reference === 'page') return '/about_us';
  if (reference === 'picture') return plain()[number] ?? '';
  if (reference === 'family') return 'industry';
  const said = wordsFor(schema, number);
  if (words || z.safeParse(schema, said).success) return said;
  const fits = FORMS.filter((form) => z.safeParse(schema, form).success);
  return fits[Math.min(number, fits.length - 1)] ?? said;
}

/** The smallest value that a schema accepts. */
export function sampleOf(schema: Schema, number = 0): unknown {
  const inner = bare(schema);
  const { type, shape = {}, element, options = [], items = [], values = [], entries = {} } = defOf(inner);
  const { minimum, length } = boundsOf(inner);
  switch (type) {
    case 'string':
      return textFor(schema, number);
    case 'number':
      return Math.max(minimum ?? 1, 1);
    case 'boolean':
      return false;
    case 'literal':
      return values[0];
    case 'enum':
      return Object.values(entries)[0];
    case 'array':
      return Array.from({ length: length ?? Math.max(1, minimum ?? 1) }, (_, i) => element && sampleOf(element, i));
    case 'tuple':
      return items.map((item, i) => sampleOf(item, i));
    case 'object':
      return Object.fromEntries(
        Object.entries(shape)
          .filter(([, field]) => !isOptional(field))
          .map(([key, field]) => [key, sampleOf(field, number)]),
      );
    case 'union':
      return options[0] && sampleOf(options[0], number);
    default:
      return {};
  }
}

type Section = Record<string, unknown>;

/** Kinds with rules that a schema cannot express. */
const FITTED: Record<string, (sample: Section) => Section> = {
  matrix: (sample) => ({
    ...sample,
    rows: (sample.rows as Section[]).map((row) => ({ ...row, cells: ['full', ''] })),
  }),
  'point-scale': (sample) => ({
    ...sample,
    from: 1,
    to: 1000,
    places: (sample.places as Section[]).map((place, i) => ({ ...place, points: 10 ** (i + 1) })),
  }),
  // A picture with positions for letters.
  keyed: (sample) => {
    const picture = Object.keys(pictures).find((id) => lettersOf(id).length >= 3) ?? '';
    const letters = lettersOf(picture);
    return {
      ...sample,
      picture,
      parts: (sample.parts as Section[]).map((part, i) => ({ ...part, letter: letters[i] })),
    };
  },
};

/** Replaces the pictures of a sample by ones that the page does not show yet. */
function withFreshPictures(sample: unknown, used: string[]): unknown {
  const free = plain().filter((id) => !used.includes(id));
  const given = plain();
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'picture' && given.includes(String(inner)) ? (free.shift() ?? inner) : walk(inner),
      ]),
    );
  };
  return walk(sample);
}

/** A new valid section with placeholder texts. */
export function sampleSection(kind: string, headings: string[], usedPictures: string[] = []): unknown {
  const schema = sectionSchemas[kind as keyof typeof sectionSchemas];
  if (!schema || WITH_MODEL.includes(kind)) throw new EditRefused(`There is no kind of section '${kind}' to add here.`);
  const made = sampleOf(schema) as Section;
  const sample = withFreshPictures(FITTED[kind]?.(made) ?? made, usedPictures) as Section;
  const { heading } = sample;
  if (typeof heading !== 'string') return sample;
  let free = heading;
  for (let i = 2; headings.includes(free); i++) free = `${heading} ${i}`;
  return { ...sample, heading: free };
}
