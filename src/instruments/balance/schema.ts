import { z } from 'zod';
import { line } from '../../model/fields.ts';
import { triesOf } from '../kit/schema.ts';
import { DIALS, WAYS } from './model.ts';

const sentence = (about: string) => line(200, `${about}; {mass}, {margin}, {way}`);
const way = line(30, 'Which way, after “it tips”');

export const balanceSchema = z.strictObject({
  name: z.literal('balance'),
  elevations: line(200, 'What the two standing views show, for those who do not see them'),
  plan: line(200, 'What the view from above shows, for those who do not see it'),
  behind: line(30, 'Under the view from behind'),
  beside: line(30, 'Under the view from its right'),
  above: line(30, 'Under the view from above'),
  width: line(40, 'Rule'),
  step: line(40, 'Rule'),
  ahead: line(40, 'Rule'),
  side: line(40, 'Rule'),
  load: line(40, 'Rule'),
  standing: line(30, 'Over the choice'),
  feet: z.strictObject({ left: line(16, 'Choice'), both: line(16, 'Choice'), right: line(16, 'Choice') }),
  inside: line(60, 'Under the margin while it stands'),
  outside: line(60, 'Under the margin when it tips'),
  over: line(30, 'Reading: which way it would go first'),
  height: line(40, 'Reading'),
  mass: line(30, 'Reading'),
  ways: z.strictObject(
    Object.fromEntries(WAYS.map((name) => [name, way])) as Record<(typeof WAYS)[number], typeof way>,
  ),
  said: z.strictObject({ stands: sentence('It stands'), tips: sentence('It tips') }),
  tries: triesOf(DIALS),
});
export type BalanceWords = z.infer<typeof balanceSchema>;
