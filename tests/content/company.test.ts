import { describe, expect, it } from 'vitest';
import { site } from '../../src/content/registry.ts';
import { companySchema } from '../../src/model/company.ts';
import { placeholders } from '../../src/model/placeholders.ts';

const FILLED = {
  ...site.company,
  legalName: 'Impetech Systems Private Limited',
  origin: 'https://www.impetech.co.in',
  phone: { shown: '+91 20 6800 0000', dial: '+912068000000' },
  email: 'hello@impetech.co.in',
  address: { ...site.company.address, street: '12 Example Road', postalCode: '411001' },
  map: { latitude: 18.5204, longitude: 73.8567 },
  privacy: {
    complaints: 'privacy@impetech.co.in',
    messagesKept: 'for one year after the last reply',
    logsKept: 'for 30 days',
    checked: '1 March 2026',
  },
  social: site.company.social.map((one) => ({ ...one, url: one.url.replace('example.com', 'impetech') })),
};
const paths = (company: typeof FILLED) => placeholders(company).map(({ path }) => path);

describe('placeholders', () => {
  it('are listed one by one in a profile as it ships', () => {
    expect(placeholders(site.company).map(({ path }) => path)).toEqual([
      'legalName',
      'origin',
      'phone.shown',
      'phone.dial',
      'email',
      'address.street',
      'address.postalCode',
      'map.latitude',
      'map.longitude',
      'social.0.url',
      'social.1.url',
      'social.2.url',
      'social.3.url',
      'privacy.complaints',
      'privacy.messagesKept',
      'privacy.logsKept',
      'privacy.checked',
    ]);
  });

  it('are none in a real one: noughts in a number, the middle of Pune, a road of that name', () => {
    expect(paths(FILLED)).toEqual([]);
  });

  it.each(['https://site.test', 'https://www.example.org', 'https://impetech.invalid'])(
    'are names like %s',
    (origin) => {
      expect(paths({ ...FILLED, origin })).toEqual(['origin']);
    },
  );

  it.each(['https://www.testlab.in', 'https://example-works.in'])('are no names like %s', (origin) => {
    expect(paths({ ...FILLED, origin })).toEqual([]);
  });
});

describe('the profile', () => {
  it.each([
    ['http', { origin: 'http://www.impetech.co.in' }],
    ['a path', { origin: 'https://www.impetech.co.in/' }],
    ['no name', { origin: 'https://localhost' }],
    ['half an address', { email: 'hello@impetech' }],
    ['a number with spaces for the dialler', { phone: { shown: '+91 20 6800 0000', dial: '+91 20 6800 0000' } }],
    ['two numbers', { phone: { shown: '+91 20 6800 0000', dial: '+912068000001' } }],
    ['a choice that is none', { hsts: 'yes' }],
  ])('is refused with %s', (_, change) => {
    expect(companySchema.safeParse(FILLED).success).toBe(true);
    expect(companySchema.safeParse({ ...FILLED, ...change }).success).toBe(false);
  });

  it('promises https for itself alone unless told otherwise', () => {
    const { hsts: _, ...rest } = FILLED;
    expect(companySchema.parse(rest).hsts).toBe('plain');
  });
});
