import { z } from 'zod';
import { line } from './fields.ts';

/** Values that ship as placeholders until the company fills them in; the launch check looks for these marks. */
export const PLACEHOLDER = /example\.(com|org)|0000|placeholder|411000|18\.5204|73\.8567/i;

export const companySchema = z.strictObject({
  name: line(40, 'The name on the header, the footer and the share cards'),
  legalName: line(80, 'The registered name, for structured data'),
  origin: z
    .url()
    .describe('Where the site lives, without a trailing slash: canonical URLs and the sitemap start with it'),
  phone: z.strictObject({
    shown: line(30, 'The number as people write it'),
    dial: z
      .string()
      .regex(/^\+\d{7,15}$/)
      .describe('The same number for the dialler: + and digits'),
  }),
  email: z.email().describe('The address on the contact page'),
  address: z.strictObject({
    street: line(120, 'Building and street'),
    locality: line(60, 'City'),
    region: line(60, 'State'),
    postalCode: z
      .string()
      .regex(/^\d{6}$/)
      .describe('PIN code'),
    country: z.strictObject({ name: line(40, 'As written'), code: z.string().length(2).describe('ISO 3166 code') }),
  }),
  map: z.strictObject({
    latitude: z.number().min(-90).max(90).describe('Of the office door'),
    longitude: z.number().min(-180).max(180).describe('Of the office door'),
  }),
  social: z
    .array(
      z.strictObject({
        network: z.enum(['facebook', 'x', 'linkedin', 'youtube']).describe('Which icon'),
        label: line(30, 'What a screen reader says'),
        url: z.url().describe('The profile'),
      }),
    )
    .length(4)
    .describe('The four social links'),
  hsts: z
    .enum(['plain', 'subdomains', 'preload'])
    .default('plain')
    .describe('How far the promise to use https reaches; docs/before-launch.md says what each choice means'),
  copyrightYear: z.literal(2017).describe('The spec fixes it'),
});
export type Company = z.infer<typeof companySchema>;

/** Every value that still carries a placeholder mark, with its path in company.yaml. */
export function placeholders(value: unknown, path = ''): { path: string; value: string }[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return PLACEHOLDER.test(String(value)) ? [{ path, value: String(value) }] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => placeholders(inner, path ? `${path}.${key}` : key));
}
