import { z } from 'zod';
import { button, headline, pictureId, prose } from '../model/fields.ts';

export const offlineFields = {
  headline,
  opening: z.strictObject({ picture: pictureId(), text: prose('What happened'), button }),
};
const offlineWords = z.object(offlineFields);
export type OfflineWords = z.infer<typeof offlineWords>;
