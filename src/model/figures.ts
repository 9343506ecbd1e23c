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

/** 99.9 and % → 99.9%; 400 and crore rupees → 400 crore rupees. */
export const writtenFigure = ({ value, unit = '' }: StatedFigure) =>
  `${value}${unit && unit !== '%' ? ` ${unit}` : unit}`;
