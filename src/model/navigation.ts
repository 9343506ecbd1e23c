import { z } from 'zod';
import { MENU_COLUMNS } from './constants.ts';
import { line, linkSchema, pagePath } from './fields.ts';

const menuSchema = z.strictObject({
  label: line(24, 'The word in the bar'),
  to: pagePath('Its own link; the spec points it to /'),
  line: line(60, 'The small line inside the open menu'),
  columns: z
    .int()
    .min(MENU_COLUMNS.least)
    .max(MENU_COLUMNS.most)
    .default(MENU_COLUMNS.usual)
    .describe('Columns of the open menu'),
  family: line(24, 'The pages it stands for: the first part of their address'),
  links: z.array(linkSchema).min(1).describe('The entries, in order'),
});
const plainSchema = z.strictObject({ label: line(24, 'The word in the bar'), to: pagePath() });

export const navigationSchema = z.strictObject({
  items: z.array(z.union([menuSchema, plainSchema])).describe('The bar, left to right'),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ heading: line(40, 'Column heading'), links: z.array(linkSchema) })).length(4),
    pictures: line(80, 'The sentence after the copyright'),
    place: z.strictObject({
      local: line(20, 'The city in its own script'),
      text: line(60, 'City and country; the position comes from the company profile'),
    }),
    type: line(60, 'The colophon'),
  }),
});
export type Navigation = z.infer<typeof navigationSchema>;
export type NavMenu = z.infer<typeof menuSchema>;
export type NavLink = z.infer<typeof linkSchema>;
export const isMenu = (item: Navigation['items'][number]): item is NavMenu => 'links' in item;

/** Paths in the order of the menus, for the previous and next page of a family. */
export const menuOrder = (navigation: Navigation) =>
  navigation.items.flatMap((item) => (isMenu(item) ? item.links.map((link) => link.to) : []));

const bannerSchema = z.strictObject({
  heading: line(70, 'The question'),
  text: line(220, 'What happens if they write'),
  button: linkSchema,
});
export const bannersSchema = z.strictObject({ A: bannerSchema, B: bannerSchema });
export type Banners = z.infer<typeof bannersSchema>;

export interface Crumb {
  label: string;
  to?: string;
}
