import type { Company } from './company.ts';

/** The company name of the delivered site. */
export const SHIPPED_NAME = 'Impetech';
/** The placeholder values of the delivered profile. Compared exactly, so that no real value is reported. */
const SHIPPED: Record<string, string | number> = {
  legalName: `${SHIPPED_NAME} (registered name, placeholder)`,
  'phone.shown': '+91 20 0000 0000',
  'phone.dial': '+912000000000',
  'address.street': 'Placeholder House, Placeholder Road',
  'address.postalCode': '411000',
  'privacy.messagesKept': 'for a time still to be filled in (placeholder)',
  'privacy.logsKept': 'for a time still to be filled in (placeholder)',
  'privacy.checked': 'a date to be filled in (placeholder)',
};
/** The centre of Pune may be right, so it only counts while the street is a placeholder. */
const SHIPPED_WITH_STREET: Record<string, number> = { 'map.latitude': 18.5204, 'map.longitude': 73.8567 };

/** Reserved domain names (RFC 2606, RFC 6761), also in a path: x.com/example.com. */
const RESERVED = /(^|[./@])(example\.(com|org|net)|example|test|invalid|localhost)(?=$|[/:])/i;
const isAddress = (path: string) => /^(origin|email|social\.\d+\.url|privacy\.complaints)$/.test(path);

export interface Placeholder {
  path: string;
  value: string;
}

function* valuesIn(value: unknown, path = ''): Generator<[string, string | number]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, value];
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* valuesIn(inner, path ? `${path}.${key}` : key);
}

/** Placeholder values and reserved domain names in the profile, with their paths in company.yaml. */
export function placeholders(company: Company): Placeholder[] {
  const streetIsOpen = company.address.street === SHIPPED['address.street'];
  const shipped = { ...SHIPPED, ...(streetIsOpen && SHIPPED_WITH_STREET) };
  return [...valuesIn(company)]
    .filter(([path, value]) => shipped[path] === value || (isAddress(path) && RESERVED.test(String(value))))
    .map(([path, value]) => ({ path, value: String(value) }));
}
