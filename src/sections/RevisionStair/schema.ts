import { z } from 'zod';
import { headed, line } from '../../model/fields.ts';

const share = z.number().min(0.1).max(0.9);

export const revisionStairSchema = z.strictObject({
  kind: z.literal('revision-stair'),
  ...headed,
  labels: z
    .tuple([line(24, 'Over who was told'), line(24, 'Over how'), line(24, 'Over what was called back')])
    .describe('The three rows of each title block')
    .meta({ search: false }),
  revisions: z
    .array(
      z.strictObject({
        letter: z
          .string()
          .regex(/^[A-Z]$/)
          .describe('The revision'),
        status: line(32, 'What it may be used for'),
        change: line(120, 'What it changed in the beam'),
        told: line(120, 'Who was told'),
        how: line(120, 'By what means'),
        withdrawn: line(120, 'Which copies were called back'),
        out: line(120, 'What a scan of the print says, in teal'),
        draft: z.boolean().default(false).describe('Drawn in dashes: not for work'),
        sleeve: share.optional().describe('Where the sleeve passes through the beam, 0 to 1'),
        was: share.optional().describe('The position of the sleeve in the revision before'),
        summary: line(160, 'The drawing in words, for those who do not see it').meta({ search: false }),
      }),
    )
    .min(3)
    .max(4),
  note: line(200, 'Under the revisions'),
});
