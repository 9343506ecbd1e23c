import { z } from 'zod';
import { headed, line, pagePath, pictureId } from '../../model/fields.ts';

export const sixStripSchema = z.strictObject({
  kind: z.literal('six-strip'),
  ...headed,
  items: z
    .array(
      z.strictObject({
        title: line(32, 'The technology'),
        text: line(90, 'What its page answers'),
        picture: pictureId(),
        to: pagePath('Where picture and title lead'),
        more: pagePath('Where “Know More” leads; home sends them all to /dronepage').optional(),
      }),
    )
    .length(6),
});
