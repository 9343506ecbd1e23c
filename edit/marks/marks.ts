/**
 * In editing mode pages are rendered with a character of Unicode's private use area before each text, which identifies its field.
 * edit/marks/mark-html.ts turns these characters into attributes before the page is sent.
 */
const FIRST = 0xf0000;
const LAST = 0xffffd;
const MARKS = /[\u{F0000}-\u{FFFFD}]/gu;
/** The same characters inside an address. */
const ENCODED_MARKS = /%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/g;

interface Fields {
  names: string[];
  marks: Map<string, string>;
  /** The text of each field on a page, also of fields that cannot be marked. */
  texts: Map<string, string>;
}

// Vite runs the pages with its own copy of this module, so the table is stored globally.
const shared = globalThis as { editedFields?: Fields };
shared.editedFields ??= { names: [], marks: new Map(), texts: new Map() };
const { names, marks, texts } = shared.editedFields;

/** `content/en/index.yaml#sections/0/heading` */
export const fieldName = (file: string, path: PropertyKey[]) => `${file}#${path.map(String).join('/')}`;

/** The character for a field; '' when all are used. */
export function markOf(field: string): string {
  const known = marks.get(field);
  if (known !== undefined) return known;
  const mark = FIRST + names.length <= LAST ? String.fromCodePoint(FIRST + names.length) : '';
  if (mark) names.push(field);
  marks.set(field, mark);
  return mark;
}

export const withoutMarks = (text: string) => text.replace(MARKS, '').replace(ENCODED_MARKS, '');
/** The fields whose texts occur in a text, each once. */
export const fieldsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MARKS)].flatMap(([mark]) => names[(mark.codePointAt(0) ?? 0) - FIRST] ?? [])),
];

export const rememberText = (field: string, text: string) => texts.set(field, text);

const fileOf = (field: string) => field.slice(0, field.indexOf('#'));
/** The texts of these fields, and of those in the same files that have no marks. */
export function textsFor(fields: string[]): Record<string, string> {
  const files = new Set(fields.map(fileOf));
  const known = new Set(fields);
  return Object.fromEntries(
    [...texts].filter(([field]) => known.has(field) || (files.has(fileOf(field)) && !marks.has(field))),
  );
}
