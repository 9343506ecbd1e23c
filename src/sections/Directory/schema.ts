import { z } from 'zod';
import { familyName, line } from '../../model/fields.ts';

export const directorySchema = z.strictObject({
  kind: z.literal('directory'),
  heading: line(90, 'The section’s heading, sentence case'),
  families: z.array(familyName()).min(1).describe('The families of pages it lists'),
});
