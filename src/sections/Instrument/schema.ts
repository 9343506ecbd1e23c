import { z } from 'zod';
import { instrumentWords } from '../../instruments/models.ts';
import { headed, prose } from '../../model/fields.ts';
import { modelFields } from '../Explorable/schema.ts';

export const instrumentSchema = z.strictObject({
  kind: z.literal('instrument'),
  ...headed,
  lede: prose('The question in the words of the reader, and what to move', 320),
  model: z
    .discriminatedUnion('name', instrumentWords)
    .describe('Which instrument, and its words')
    .meta({ search: false }),
  ...modelFields,
});
