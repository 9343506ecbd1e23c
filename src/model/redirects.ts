import { z } from 'zod';
import { nearest } from './edit-distance.ts';

const address = (about: string) =>
  z
    .string()
    .regex(/^\/[^\s?#]*[^\s?#/]$/, 'an address: it starts with / and has no / at its end, no query and no #')
    .describe(about);

const redirect = z.union([
  z.strictObject({ from: address('Where the page was'), to: address('Where it is now') }),
  z.strictObject({ from: address('Where the page was'), gone: z.literal(true).describe('It has no successor') }),
]);
export type Redirect = z.infer<typeof redirect>;

export const redirectsSchema = z.strictObject({
  redirects: z.array(redirect).describe('Old addresses, each with the page that took its place, or gone'),
});

/**
 * Finds redirects that loop, take two steps, hide a page or have no target. Addresses are compared without case and file
 * extension.
 */
export function redirectFaults(redirects: Redirect[], pages: Set<string>): { at: number; message: string }[] {
  const key = (path: string) => path.toLowerCase().replace(/(\/index(\.html)?|\.html)$/, '') || '/';
  const spelt = new Map([...pages].map((page) => [key(page), page]));
  const first = new Map<string, number>();
  for (const [at, { from }] of redirects.entries()) if (!first.has(key(from))) first.set(key(from), at);
  return redirects.flatMap((entry, at) => {
    const { from } = entry;
    const faults: string[] = [];
    const page = spelt.get(key(from));
    if (page) faults.push(`'${from}' is the page ${page}, which nobody could reach any more`);
    if (first.get(key(from)) !== at) faults.push(`'${from}' is listed twice`);
    if ('to' in entry) {
      const { to } = entry;
      if (key(to) === key(from)) faults.push(`'${from}' leads to itself`);
      else if (first.has(key(to))) faults.push(`'${from}' leads to '${to}', which has moved itself: name the last one`);
      else if (!pages.has(to)) {
        const meant = nearest(to, pages);
        faults.push(`no page '${to}'${meant ? `; did you mean '${meant}'?` : ''}`);
      }
    }
    return faults.map((message) => ({ at, message }));
  });
}
