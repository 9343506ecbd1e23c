import { z } from 'zod';
import { line } from './fields.ts';

const figure = z.strictObject({
  value: line(18, 'The number, exactly as the company states it'),
  unit: line(12, 'What comes after the number: %, crore rupees …').optional(),
  counts: line(140, 'What the number counts; shown to nobody'),
});
export type StatedFigure = z.infer<typeof figure>;

export const figuresSchema = z.strictObject({
  figures: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens'), figure)
    .describe('Every figure that is stated in more than one place: {figure.name} stands for it'),
});
export type StatedFigures = z.infer<typeof figuresSchema>['figures'];

/** content/<language>/site/figures.yaml: figures whose text differs in another language. */
export const figureWordsSchema = z.strictObject({
  figures: z.record(z.string(), figure.partial()),
});

/** The numbers in a text, without the separators of the language. */
const digitsIn = (text: string) =>
  text
    .replace(/(?<=\d),(?=\d)/g, '')
    .match(/\d+/g)
    ?.join(' ') ?? '';

/** The figures in another language: its texts with the English numbers. */
export function figuresIn(english: StatedFigures, { figures }: z.infer<typeof figureWordsSchema> = { figures: {} }) {
  const faults = Object.entries(figures).flatMap(([at, { value }]) => {
    const stated = english[at];
    if (!stated) return [{ at, message: `there is no figure '${at}' in English` }];
    return value !== undefined && digitsIn(value) !== digitsIn(stated.value)
      ? [{ at, message: `'${value}', and the English figure is '${stated.value}'. Change it here too` }]
      : [];
  });
  const written = Object.entries(english).map(([name, figure]) => [name, { ...figure, ...figures[name] }]);
  return { figures: Object.fromEntries(written) as StatedFigures, faults };
}

/** 99.9 and % → 99.9%; 400 and crore rupees → 400 crore rupees. */
export const writtenFigure = ({ value, unit = '' }: StatedFigure) =>
  `${value}${unit && unit !== '%' ? ` ${unit}` : unit}`;
