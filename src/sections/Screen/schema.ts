import { z } from 'zod';
import { line, termSchema } from '../../model/fields.ts';

const STATES = ['plain', 'done', 'open', 'alert'] as const;
const state = z
  .enum(STATES)
  .default('plain')
  .describe('How it is marked: as done, as open, or as what needs attention');

const table = z.strictObject({
  shows: z.literal('table'),
  columns: z.array(line(24, 'Column heading')).min(3).max(6),
  rows: z
    .array(z.strictObject({ cells: z.array(line(40, 'A cell')).min(3).max(6), state }))
    .min(4)
    .max(9),
});

const beds = z.strictObject({
  shows: z.literal('beds'),
  wards: z
    .array(
      z.strictObject({
        name: line(30, 'The ward'),
        beds: z
          .array(z.strictObject({ name: line(8, 'The bed'), text: line(24, 'What is known of it'), state }))
          .min(3)
          .max(8),
      }),
    )
    .min(2)
    .max(3),
});

const record = z.strictObject({
  shows: z.literal('record'),
  groups: z
    .array(z.strictObject({ heading: line(30, 'A part of the record'), rows: z.array(termSchema).min(1).max(5) }))
    .min(3)
    .max(4),
});

const route = z.strictObject({
  shows: z.literal('route'),
  stops: z
    .array(z.strictObject({ name: line(24, 'A stop'), time: line(12, 'When'), state }))
    .min(4)
    .max(7),
  vehicle: line(60, 'The vehicle and where it is'),
});

const pair = z.strictObject({
  shows: z.literal('pair'),
  sides: z
    .array(z.strictObject({ heading: line(30, 'One of the two'), rows: z.array(termSchema).min(2).max(4) }))
    .length(2),
  result: line(80, 'What the comparison says'),
});

/** One working screen of a product, drawn with sample data. */
export const screenSchema = z.strictObject({
  kind: z.literal('screen'),
  heading: line(60, 'The section’s heading, sentence case'),
  text: line(220, 'What is done on this screen, and by whom'),
  title: line(48, 'In the bar of the drawn window'),
  detail: line(48, 'Opposite it: the day, the role'),
  body: z
    .discriminatedUnion('shows', [table, beds, record, route, pair])
    .describe('What the window shows')
    .meta({ search: false }),
});
export type ScreenContent = z.infer<typeof screenSchema>;
export type ScreenBody = ScreenContent['body'];
