import { z } from 'zod';
import { nearest } from '../model/edit-distance.ts';
import { line } from '../model/fields.ts';

/** The kinds of visitor: the filter of the list of places. */
export const TRADES = [
  'school',
  'hospital',
  'bank',
  'plant',
  'building',
  'fleet',
  'farm',
  'shop',
  'office',
  'campus',
] as const;

const LONGEST_LINE = 140;

const place = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .describe('The id of the place in the picture: renders/sets/town/places.json'),
  name: line(LONGEST_LINE, 'What it is called'),
  what: line(LONGEST_LINE, 'What happens here, in one sentence'),
  hours: z
    .strictObject({
      dawn: line(LONGEST_LINE, 'At 06:00'),
      noon: line(LONGEST_LINE, 'At midday'),
      dusk: line(LONGEST_LINE, 'At 18:30'),
      night: line(LONGEST_LINE, 'At 21:00'),
      rain: line(LONGEST_LINE, 'In the monsoon'),
    })
    .describe('One short line for each hour'),
  near: line(LONGEST_LINE, 'Its neighbours in words, for those who do not see the picture'),
  tags: z.array(z.enum(TRADES)).min(1).describe("Who finds it under 'I run a …'"),
  pages: z.array(z.string().regex(/^\/\S*$/)).describe('The pages that live here'),
});
export type TownPlace = z.infer<typeof place>;

export const townSchema = z.strictObject({
  places: z.array(place).describe('The places of the town, in the order of the picture'),
});

/** Finds places and pages that are listed twice, and pages that do not exist. */
export function townFaults(places: TownPlace[], addresses: Set<string>): { at: number; message: string }[] {
  const homes = new Map<string, string>();
  const seen = new Set<string>();
  return places.flatMap(({ id, name, pages }, at) => {
    const faults: string[] = [];
    for (const key of [`id ${id}`, `name ${name}`]) {
      if (seen.has(key)) faults.push(`the ${key} is taken`);
      seen.add(key);
    }
    for (const page of pages) {
      const home = homes.get(page);
      if (home) faults.push(`${page} lives in '${home}' already`);
      else if (!addresses.has(page)) {
        const meant = nearest(page, addresses);
        faults.push(`no page '${page}'${meant ? `; did you mean '${meant}'?` : ''}`);
      }
      homes.set(page, id);
    }
    return faults.map((message) => ({ at, message }));
  });
}
