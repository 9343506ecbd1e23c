import { z } from 'zod';
import { headed, line } from '../../model/fields.ts';

export const orderLineSchema = z.strictObject({
  kind: z.literal('order-line'),
  ...headed,
  stops: z
    .array(
      z.strictObject({
        name: line(24, 'The stop'),
        who: line(40, 'Who holds the order there'),
        waiting: z.int().min(0).max(24).describe('How many orders wait there in the sample; one dot each'),
        longest: z.boolean().default(false).describe('The stop where orders wait longest, drawn in marigold'),
        text: line(160, 'What happens at the stop'),
        shown: line(80, 'What the customer is told meanwhile, in teal'),
      }),
    )
    .min(4)
    .max(7),
  waiting: line(24, 'After the number at each stop'),
  longest: line(48, 'Said at the stop where orders wait longest'),
  note: line(200, 'Under the line: what a dot is, and that it is a sample'),
});
