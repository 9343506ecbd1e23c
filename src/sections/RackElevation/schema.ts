import { z } from 'zod';
import { headed, line, pictureId, valuesOf } from '../../model/fields.ts';

const height = z.int().min(1).max(48);

export const rackElevationSchema = z.strictObject({
  kind: z.literal('rack-elevation'),
  ...headed,
  rack: height.describe('The cabinet, in U'),
  units: z
    .array(
      z.strictObject({
        at: height.describe('The lowest U it occupies, counted from the bottom'),
        height: height.describe('How many U it takes'),
      }),
    )
    .min(1)
    .max(42)
    .describe('The contents of the cabinet'),
  placed: line(32, 'Before the places of a size'),
  sizes: z
    .array(
      z.strictObject({
        height: height.describe('The size, in U'),
        measure: line(40, 'The same in millimetres'),
        text: line(160, 'What it is for'),
        picture: pictureId('A still of it'),
      }),
    )
    .min(2)
    .max(6),
  summary: line(320, 'The drawing in words, for those who do not see it').meta({ search: false }),
  values: valuesOf(2),
  note: line(200, 'Under the drawing: its scale, and that it is a specimen'),
});
