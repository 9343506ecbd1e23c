import { z } from 'zod';
import { grounded, headed, line } from '../../model/fields.ts';

export const flowSchema = z.strictObject({
  kind: z.literal('flow'),
  ...headed,
  ...grounded,
  steps: z
    .array(
      z.strictObject({
        name: line(40, 'The stop'),
        text: line(200, 'What happens there'),
        above: line(60, 'Who stands at the stop, set over the line').optional(),
        below: line(120, 'What can be read at that moment, in teal').optional(),
      }),
    )
    .min(3)
    .max(8),
  behind: line(24, 'Puts the flow behind a button of this name, which opens and closes it on the spot').optional(),
  note: line(160, 'Under the line').optional(),
});
