import { z } from 'zod';
import { line, pagePath } from '../model/fields.ts';
import { plainText } from '../model/inline.ts';
import { stringsIn } from '../model/walk.ts';

const MOST = 60;

export const claimsSchema = z.strictObject({
  claims: z
    .array(
      z.strictObject({
        page: pagePath('Where it stands'),
        sentence: line(300, 'The words as they stand on the page'),
        needs: line(200, 'What has to be true'),
        confirmed: z.enum(['no', 'yes']).describe('Whether the company has said so'),
      }),
    )
    .max(MOST)
    .nullable()
    .transform((claims) => claims ?? []),
});
export type Claim = z.infer<typeof claimsSchema>['claims'][number];

/** A register that quotes what nobody says any more is worse than none. */
export const isOnPage = (claim: Claim, page: unknown) =>
  [...stringsIn(page)].some(({ text }) => plainText(text).includes(claim.sentence));

/** What is left to confirm, page by page. */
export function unconfirmed(claims: Claim[]): Map<string, Claim[]> {
  return Map.groupBy(
    claims.filter(({ confirmed }) => confirmed === 'no'),
    ({ page }) => page,
  );
}
