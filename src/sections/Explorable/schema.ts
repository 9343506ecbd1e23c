import { z } from 'zod';
import { armSchema } from '../../instruments/arm/schema.ts';
import { balanceSchema } from '../../instruments/balance/schema.ts';
import { circuitSchema } from '../../instruments/circuit/schema.ts';
import { flightSchema } from '../../instruments/flight/schema.ts';
import { orbitSchema } from '../../instruments/orbit/schema.ts';
import { pivotSchema } from '../../instruments/pivot/schema.ts';
import { headed, line, prose } from '../../model/fields.ts';

/** What every model publishes: its formula and its assumptions. */
export const modelFields = {
  formula: z
    .array(
      z.strictObject({
        line: line(60, 'One line of the formula'),
        means: line(190, 'The same line in words, its letters explained'),
      }),
    )
    .min(1)
    .max(4),
  limits: z.array(line(200, 'Something real that the model leaves out')).min(1).max(5),
};

export const explorableSchema = z.strictObject({
  kind: z.literal('explorable'),
  ...headed,
  ground: z.enum(['paper', 'night']).default('paper').describe('What it is drawn on'),
  lede: prose('The question it answers, and what to move', 420),
  model: z
    .discriminatedUnion('name', [armSchema, balanceSchema, circuitSchema, flightSchema, orbitSchema, pivotSchema])
    .describe('Which model, and its words')
    .meta({ search: false }),
  ...modelFields,
});
export type ExplorableContent = z.infer<typeof explorableSchema>;
