import { z } from 'zod';
import { line } from './fields.ts';

/** Digits of a number without country code and trunk prefix. */
const LOCAL_DIGITS = 8;

export const companySchema = z.strictObject({
  name: line(40, 'The name on the header, the footer and the share cards'),
  legalName: line(80, 'The registered name, for structured data'),
  origin: z
    .string()
    .regex(/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+$/, 'https:// and a name, nothing behind it: https://www.company.in')
    .describe('Where the site lives, without a path: canonical URLs and the sitemap start with it'),
  phone: z
    .strictObject({
      shown: line(30, 'The number as people write it'),
      dial: z
        .string()
        .regex(/^\+\d{7,15}$/, '+ and 7 to 15 digits, nothing between them')
        .describe('The same number for the dialler: + and digits'),
    })
    .refine(({ shown, dial }) => dial.endsWith(shown.replace(/\D/g, '').slice(-LOCAL_DIGITS)), {
      message: 'the number that is shown and the one that is dialled are not the same',
    }),
  email: z.email().describe('The address on the contact page'),
  whatsapp: z
    .string()
    .regex(/^\+\d{7,15}$/)
    .optional()
    .describe('A number that answers on WhatsApp: + and digits; without one nothing is offered'),
  hours: line(80, 'When somebody answers, as you would say it; shown once it is filled in').optional(),
  replyTime: line(80, 'How soon a message is answered; shown once it is filled in').optional(),
  answers: line(80, 'Who answers; shown once it is filled in').optional(),
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
        network: z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/)
          .describe('Which icon: facebook, x, linkedin or youtube have their own, any other the general one'),
        label: line(30, 'What a screen reader says'),
        url: z.url({ protocol: /^https$/ }).describe('The profile'),
      }),
    )
    .max(6)
    .describe('The social links: none to six'),
  privacy: z
    .strictObject({
      complaints: z.email().describe('Where a complaint about personal data goes'),
      messagesKept: line(80, 'How long a message to the company is kept: for one year after the last reply'),
      logsKept: line(80, 'How long the host keeps its log of requests: for 30 days'),
      checked: line(40, 'The day on which the privacy page was last checked'),
    })
    .describe('What /privacy says about the company'),
  form: z
    .strictObject({
      endpoint: z
        .string()
        .regex(
          /^(https:\/\/[^\s/?#]+\.[^\s/?#]+|http:\/\/localhost:\d+)(\/\S*)?$|^$/,
          'an address that begins with https://, or nothing',
        )
        .describe('Where the contact form posts name, email and message to; empty: nothing is sent'),
      format: z
        .enum(['form', 'json'])
        .default('form')
        .describe('What the service reads: form fields, or JSON. Without script a browser always posts form fields'),
    })
    .default({ endpoint: '', format: 'form' })
    .describe('The contact form'),
  hsts: z
    .enum(['plain', 'subdomains', 'preload'])
    .default('plain')
    .describe('How far the promise to use https reaches; docs/before-launch.md says what each choice means'),
  copyrightYear: z.int().min(1950).max(2100).describe('The year beside the copyright sign'),
});
export type Company = z.infer<typeof companySchema>;

const { shape } = companySchema;
const { street, locality, region } = shape.address.shape;
const { messagesKept, logsKept, checked } = shape.privacy.shape;

/** content/<language>/site/company.yaml: the texts of the profile in another language. Numbers and URLs are the same. */
export const companyWordsSchema = z.strictObject({
  hours: shape.hours,
  replyTime: shape.replyTime,
  answers: shape.answers,
  address: z
    .strictObject({
      street,
      locality,
      region,
      country: z.strictObject({ name: shape.address.shape.country.shape.name }),
    })
    .partial()
    .optional(),
  privacy: z.strictObject({ messagesKept, logsKept, checked }).partial().optional(),
  social: z.record(z.string(), line(30, 'What a screen reader says')).optional().describe('Labels by network'),
});

/** The profile with the texts of another language; fields without a value are left out. */
export function withWords(company: Company, words: z.infer<typeof companyWordsSchema> = {}): Company {
  const { address, privacy, social = {}, hours, replyTime, answers } = words;
  return {
    ...company,
    ...(company.hours && hours && { hours }),
    ...(company.replyTime && replyTime && { replyTime }),
    ...(company.answers && answers && { answers }),
    address: { ...company.address, ...address, country: { ...company.address.country, ...address?.country } },
    privacy: { ...company.privacy, ...privacy },
    social: company.social.map((link) => ({ ...link, label: social[link.network] ?? link.label })),
  };
}

/** Where the contact form posts to; undefined where nothing is sent. */
export const formEndpointOf = ({ form }: Pick<Company, 'form'>) =>
  form.endpoint ? { url: form.endpoint, format: form.format } : undefined;
