import { describe, expect, it } from 'vitest';
import { type Company, companySchema } from '../../src/model/company.ts';
import { placeholders } from '../../src/model/placeholders.ts';

/** The profile as shipped. */
const SHIPPED: Company = companySchema.parse({
  name: 'Impetech',
  legalName: 'Impetech (registered name, placeholder)',
  origin: 'https://www.example.com',
  phone: { shown: '+91 20 0000 0000', dial: '+912000000000' },
  email: 'hello@example.com',
  address: {
    street: 'Placeholder House, Placeholder Road',
    locality: 'Pune',
    region: 'Maharashtra',
    postalCode: '411000',
    country: { name: 'India', code: 'IN' },
  },
  map: { latitude: 18.5204, longitude: 73.8567 },
  social: [
    { network: 'x', label: 'X', url: 'https://x.com/example.com' },
    { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/example.com' },
  ],
  privacy: {
    complaints: 'privacy@example.com',
    messagesKept: 'for a time still to be filled in (placeholder)',
    logsKept: 'for a time still to be filled in (placeholder)',
    checked: 'a date to be filled in (placeholder)',
  },
  copyrightYear: 2017,
});
const FILLED: Company = {
  ...SHIPPED,
  legalName: 'Impetech Systems Private Limited',
  origin: 'https://www.impetech.co.in',
  phone: { shown: '+91 20 6800 0000', dial: '+912068000000' },
  email: 'hello@impetech.co.in',
  address: { ...SHIPPED.address, street: '12 Example Road', postalCode: '411001' },
  privacy: {
    complaints: 'privacy@impetech.co.in',
    messagesKept: 'for one year after the last reply',
    logsKept: 'for 30 days',
    checked: '1 March 2026',
  },
  social: SHIPPED.social.map((one) => ({ ...one, url: one.url.replace('example.com', 'impetech') })),
};
const paths = (company: Company) => placeholders(company).map(({ path }) => path);

describe('placeholders', () => {
  it('are listed one by one for a profile as shipped', () => {
    expect(paths(SHIPPED)).toEqual([
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
      'privacy.complaints',
      'privacy.messagesKept',
      'privacy.logsKept',
      'privacy.checked',
    ]);
  });

  it('are not reported for real values: zeros in a number, the middle of Pune, a road of that name', () => {
    expect(paths(FILLED)).toEqual([]);
  });

  it.each(['https://site.test', 'https://www.example.org', 'https://impetech.invalid'])(
    'include names like %s',
    (origin) => {
      expect(paths({ ...FILLED, origin })).toEqual(['origin']);
    },
  );

  it.each(['https://www.testlab.in', 'https://example-works.in'])('do not include names like %s', (origin) => {
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
    ['an unknown choice', { hsts: 'yes' }],
  ])('is rejected with %s', (_, change) => {
    expect(companySchema.safeParse(FILLED).success).toBe(true);
    expect(companySchema.safeParse({ ...FILLED, ...change }).success).toBe(false);
  });

  it('accepts any copyright year', () => {
    expect(companySchema.safeParse({ ...FILLED, copyrightYear: 2026 }).success).toBe(true);
  });

  it('limits HSTS to this host by default', () => {
    const { hsts: _, ...rest } = FILLED;
    expect(companySchema.parse(rest).hsts).toBe('plain');
  });
});
