import { z } from 'zod';
import { line } from '../../model/fields.ts';
import { triesOf } from '../kit/schema.ts';
import { BEAUFORT, DIALS } from './model.ts';

export const flightSchema = z.strictObject({
  name: z.literal('flight-time'),
  drawing: line(160, 'What the chart shows, for those who do not see it'),
  payload: line(30, 'Rule'),
  wind: line(30, 'Rule'),
  battery: line(30, 'Rule'),
  minutes: line(30, 'After the large figure, and on the upright axis'),
  windAxis: line(40, 'On the level axis'),
  beaufort: line(30, 'Before the forces under the axis'),
  mass: line(40, 'Reading'),
  lean: line(40, 'Reading'),
  power: line(40, 'Reading'),
  best: line(40, 'Reading'),
  winds: z.array(line(40, 'A force of the Beaufort scale, with {wind}')).length(BEAUFORT.length),
  said: z.strictObject({
    bare: line(260, 'Without load and wind; {minutes}'),
    loaded: line(260, 'The result; {payload}, {breeze}, {minutes}, {empty}'),
  }),
  tries: triesOf(DIALS),
});
export type FlightWords = z.infer<typeof flightSchema>;
