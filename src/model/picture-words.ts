import { z } from 'zod';
import { line } from './fields.ts';

/** content/<language>/site/pictures.yaml: alternative texts of the pictures on translated pages. */
export const pictureWordsSchema = z.strictObject({
  pictures: z
    .record(z.string(), line(300, 'What the picture shows, for those who do not see it'))
    .describe('By the id of the picture'),
});
