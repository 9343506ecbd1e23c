import { z } from 'zod';
import { line } from '../../model/fields.ts';
import type { Dials } from './dial.ts';

/** The dial settings that a suggestion in a content file may use: only existing names and allowed values. */
export const triesOf = <D extends Dials>(dials: D) =>
  z
    .array(
      z.strictObject({
        label: line(60, 'What to try, as a short command'),
        set: z
          .strictObject(
            Object.fromEntries(
              Object.entries(dials).map(([name, { from, to }]) => [name, z.number().min(from).max(to).optional()]),
            ),
          )
          .describe('Where the dials go'),
      }),
    )
    .min(1)
    .max(4);
