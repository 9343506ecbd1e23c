import { z } from 'zod';
import { headed, line, prose } from '../../model/fields.ts';

export const tabsSchema = z.strictObject({
  kind: z.literal('tabs'),
  label: line(60, 'What the tabs are about; read out, not shown'),
  heading: headed.heading.optional(),
  aside: headed.aside,
  tabs: z
    .array(
      z.strictObject({
        label: line(32, 'On the tab'),
        statement: line(140, 'The sentence set large'),
        text: prose('Under it', 720),
        points: z.array(line(160, 'A point')).max(8).optional(),
        questions: z
          .array(z.strictObject({ ask: line(48, 'The question'), answer: line(180, 'Its answer') }))
          .max(6)
          .optional()
          .describe('Questions with their answers, ruled, under the text'),
      }),
    )
    .min(2)
    .max(5),
  accordion: z
    .array(z.strictObject({ title: line(60, 'The row'), text: prose('What opens under it', 320) }))
    .max(6)
    .optional()
    .describe('Beside the tabs; one open at a time'),
});
