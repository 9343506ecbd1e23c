import { z } from 'zod';
import { line, pictureId } from '../../model/fields.ts';

export const pairSchema = z.strictObject({
  kind: z.literal('pair'),
  plates: z.array(z.strictObject({ picture: pictureId(), caption: line(140, 'After “Plate N”') })).length(2),
});
