import { z } from 'zod';
import { headed, line, prose } from '../../model/fields.ts';

export const staircaseSchema = z.strictObject({
  kind: z.literal('staircase'),
  ...headed,
  steps: z
    .array(
      z.strictObject({
        name: line(48, 'The step'),
        text: prose('What happens on it', 240),
        out: line(120, 'What the reader holds at its end, in teal'),
      }),
    )
    .min(3)
    .max(5),
});
