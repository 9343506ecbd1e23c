import { z } from 'zod';
import { figureSchema, headed, line, pagePath, pictureId, prose } from '../../model/fields.ts';

export const moduleSchema = z.strictObject({
  id: z.int().positive().optional().describe('Its catalogue number'),
  title: line(40, 'The module'),
  text: prose('What it does', 200),
  picture: pictureId().optional(),
  points: z.array(line(40, 'An edition or variant')).max(6).optional(),
});

export const moduleGridSchema = z.strictObject({
  kind: z.literal('module-grid'),
  ...headed,
  groups: z
    .array(
      z.strictObject({
        name: line(40, 'The group').optional(),
        line: line(60, 'Opposite the group’s name').optional(),
        columns: z
          .union([z.literal(3), z.literal(4)])
          .default(4)
          .describe('On large screens; always 1 small, 2 medium'),
        modules: z.array(moduleSchema).min(1),
        figure: figureSchema.optional().describe('In the cell a short group leaves empty'),
      }),
    )
    .min(1),
  more: pagePath('Where each “Know More” leads').optional(),
  filter: z.boolean().default(false).describe('Show a filter by text and by group'),
});
