import { z } from 'zod';
import { line } from '../../model/fields.ts';
import { triesOf } from '../kit/schema.ts';
import { DIALS } from './model.ts';

const sentence = (about: string) => line(280, `${about}; {depth}, {tilt}, {across}, {swing}, {pull}`);

export const pivotSchema = z.strictObject({
  name: z.literal('remote-centre'),
  drawing: line(200, 'What the side view shows, for those who do not see it'),
  plan: line(200, 'What the view from above shows'),
  depth: line(40, 'Rule'),
  tilt: line(40, 'Rule'),
  offset: line(40, 'Rule'),
  scale: line(40, 'Rule'),
  wall: line(24, 'On the wall'),
  centre: line(24, 'On the centre'),
  above: line(40, 'Under the view from above'),
  across: line(40, 'Reading'),
  swing: line(40, 'Reading'),
  pull: line(40, 'Reading'),
  hand: line(50, 'Reading'),
  strokes: line(50, 'Reading'),
  slip: line(50, 'Reading'),
  said: z.strictObject({
    still: sentence('The centre lies in the wall'),
    pulled: sentence('It does not'),
  }),
  tries: triesOf(DIALS),
});
export type PivotWords = z.infer<typeof pivotSchema>;
