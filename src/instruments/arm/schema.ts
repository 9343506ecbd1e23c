import { z } from 'zod';
import { line } from '../../model/fields.ts';
import { triesOf } from '../kit/schema.ts';
import { DIALS } from './model.ts';

const sentence = (about: string) => line(240, `${about}; {distance}, {shoulder}, {elbow}, {least}, {most}, {gap}`);

export const armSchema = z.strictObject({
  name: z.literal('two-joint-arm'),
  drawing: line(160, 'What the drawing shows, for those who do not see it'),
  out: line(30, 'Rule'),
  up: line(30, 'Rule'),
  upper: line(30, 'Rule'),
  fore: line(30, 'Rule'),
  bend: line(30, 'Over the choice'),
  bendUp: line(16, 'Choice'),
  bendDown: line(16, 'Choice'),
  distance: line(30, 'Reading'),
  ring: line(30, 'Reading'),
  between: line(24, 'The ring’s value: “{least} to {most} m”'),
  shoulder: line(30, 'Reading'),
  elbow: line(30, 'Reading'),
  said: z.strictObject({
    free: sentence('In reach'),
    bench: sentence('In reach, with the elbow in the bench'),
    far: sentence('Too far'),
    near: sentence('Too near'),
  }),
  tries: triesOf(DIALS),
});
export type ArmWords = z.infer<typeof armSchema>;
