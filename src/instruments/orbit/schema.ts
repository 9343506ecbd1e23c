import { z } from 'zod';
import { line } from '../../model/fields.ts';
import { triesOf } from '../kit/schema.ts';
import { DIALS } from './model.ts';

const sentence = (about: string) => line(240, `${about}; {height}, {period}, {shift}, {inclination}, {reach}, {gap}`);

export const orbitSchema = z.strictObject({
  name: z.literal('orbit'),
  map: line(200, 'What the map shows, for those who do not see it'),
  ring: line(160, 'What the small drawing shows, for those who do not see it'),
  scale: line(80, 'Under the small drawing'),
  place: line(16, 'The place that the first track passes'),
  height: line(40, 'Rule'),
  inclination: line(40, 'Rule'),
  revolutions: line(40, 'Rule'),
  period: line(40, 'Reading, and under the height’s rule'),
  speed: line(40, 'Reading'),
  shift: line(40, 'Reading'),
  west: line(24, 'The shift’s value: “{shift} west”'),
  fullTurn: line(24, 'The shift’s value when the Earth turns with it'),
  perDay: line(40, 'Reading'),
  sees: line(40, 'Reading: how far the horizon is'),
  said: z.strictObject({
    over: sentence('Some track passes over the place'),
    never: sentence('No track does'),
    eight: sentence('The Earth turns with it, inclined'),
    stays: sentence('The Earth turns with it, over the equator'),
  }),
  tries: triesOf(DIALS),
});
export type OrbitWords = z.infer<typeof orbitSchema>;
