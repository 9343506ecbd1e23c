import { z } from 'zod';
import { isLonger } from './graphemes.ts';

/** A table cell, which may be empty. */
export const cell = (most: number, about = 'What stands in the cell; prose is allowed') =>
  z
    .string()
    .trim()
    .check(({ value, issues }) => {
      if (isLonger(value, most))
        issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: value });
    })
    .meta({ words: true, most })
    .describe(about);

export const line = (most: number, about: string) => cell(most, about).min(1);

/** A paragraph, which may contain `**strong**` and `[label](/path)`. */
export const prose = (about: string, most = 640) => line(most, about);

export const pictureId = (about = 'Id of a picture in renders/index.json') =>
  z.string().meta({ reference: 'picture' }).describe(about);

export const pagePath = (about = 'Path of a page of this site') =>
  z.string().meta({ reference: 'page' }).describe(about);

export const familyName = (about = 'A family of pages') => z.string().meta({ reference: 'family' }).describe(about);

export const day = (about: string) =>
  z.iso.date('a day is written as year, month and day: 2026-12-01').describe(`${about}: 2026-12-01`);

export const linkSchema = z
  .strictObject({
    label: line(48, 'What the link says; it names where it goes').meta({ search: false }),
    to: pagePath('The page it leads to'),
  })
  .describe('A link to another page');
export type LinkContent = z.infer<typeof linkSchema>;

/** Headlines have fixed line breaks, so each line has a limit. */
const LONGEST_LINE = 24;
export const headline = z
  .array(line(LONGEST_LINE, 'One line of the headline'))
  .min(1)
  .max(2)
  .describe('Two lines of about 17 characters');

/** The button of an opening; {askUs} is filled in from strings.yaml. */
export const button = linkSchema.default({ label: '{askUs}', to: '/innovation/contactus' });

export const termSchema = z.strictObject({
  term: line(24, 'The word on the left'),
  text: line(90, 'What stands beside it'),
});
export type Term = z.infer<typeof termSchema>;

export const namedSchema = z.strictObject({
  name: line(90, 'The row’s own heading'),
  text: prose('What it means for the reader'),
});

export const figureSchema = z.strictObject({
  value: line(18, 'The number, exactly as the spec gives it'),
  unit: line(12, 'Set small after the number: %, crore …').optional(),
  label: line(140, 'What the number counts'),
});
export type FigureContent = z.infer<typeof figureSchema>;

export const keyedPart = z.strictObject({
  letter: z
    .string()
    .regex(/^[a-h]$/)
    .describe('Its letter on the figure'),
  name: line(60, 'The part'),
  text: line(140, 'What it does'),
});
export type KeyedPart = z.infer<typeof keyedPart>;

export interface Named {
  name: string;
}

/** The opening of pages without a picture, such as search. */
export const worded = { headline, text: prose('Beside the headline', 320) };

/** For sections that may be light or dark. */
export const grounded = {
  ground: z
    .enum(['paper', 'night'])
    .default('paper')
    .describe('What it stands on; one or two blocks a page are at night'),
};

/** The heading of a section. */
export const headed = {
  heading: line(90, 'The section’s heading, sentence case'),
  aside: line(220, 'A small remark set opposite the heading').optional(),
};

/** The texts of a table with the values of a drawing. */
export const valuesOf = (columns: number) =>
  z
    .strictObject({
      caption: line(120, 'What the table holds, with its unit'),
      columns: z.array(line(32, 'Column heading')).length(columns),
    })
    .describe('The values of the drawing as a table, behind one press')
    .meta({ search: false });
