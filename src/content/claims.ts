import { z } from 'zod';
import type { Page } from '../families/schemas.ts';
import { line, pagePath } from '../model/fields.ts';
import { type ContentFault, faultAt } from './errors.ts';
import { wordsOf } from './page-text.ts';
import type { Read } from './source.ts';

const MOST = 120;

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

/** Whether some texts contain the sentence of a claim. */
export const isAmong = (claim: Claim, words: string[]) => words.some((text) => text.includes(claim.sentence));

export const claimFaults = (
  { source, content }: Read<z.infer<typeof claimsSchema>>,
  pages: Read<Page>[],
): ContentFault[] =>
  content.claims.flatMap((claim, i) => {
    const page = pages.find((one) => one.content.path === claim.page)?.content;
    if (!page || isAmong(claim, wordsOf(page))) return [];
    const message = `'${claim.sentence}' does not stand on ${claim.page} any more`;
    return [faultAt(source, ['claims', i, 'sentence'], message)];
  });

/** The claims that are not confirmed, by page. */
export function unconfirmed(claims: Claim[]): Map<string, Claim[]> {
  return Map.groupBy(
    claims.filter(({ confirmed }) => confirmed === 'no'),
    ({ page }) => page,
  );
}
