import { z } from 'zod';
import { headed, line, valuesOf } from '../../model/fields.ts';

const length = (about: string) => z.number().min(0).max(100).default(0).describe(about);

export const twoRoutesSchema = z.strictObject({
  kind: z.literal('two-routes'),
  ...headed,
  summary: line(320, 'The drawing in words, for those who do not see it').meta({ search: false }),
  legend: z
    .tuple([line(24, 'What the pale bar means'), line(24, 'What the full bar means')])
    .describe('Waiting, then working')
    .meta({ search: false }),
  routes: z
    .array(
      z.strictObject({
        name: line(32, 'The route'),
        sum: line(60, 'Its stops and hands, counted'),
        steps: z
          .array(
            z.strictObject({
              name: line(20, 'The stop'),
              who: line(60, 'Who holds it there, or what it waits for'),
              wait: length('How long it waits, on the scale both routes share'),
              work: length('How long someone works on it'),
            }),
          )
          .min(2)
          .max(12),
      }),
    )
    .length(2)
    .describe('As it is, and as it could be; drawn on one scale of time'),
  values: valuesOf(2),
  note: line(200, 'Under the routes: that it is a sample'),
});
