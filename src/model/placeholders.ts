import type { Company } from './company.ts';

/** The name that the site was delivered with. */
export const SHIPPED_NAME = 'Impetech';
/** The placeholder values of the profile as delivered. Only these count, so that no real number is taken for one of them. */
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
/** The middle of Pune, which may well be right: open only as long as the street is. */
const SHIPPED_WITH_STREET: Record<string, number> = { 'map.latitude': 18.5204, 'map.longitude': 73.8567 };

/** Names that are kept from the public web: RFC 2606 and RFC 6761. In a path too: x.com/example.com. */
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

/** What is still as it shipped, or lies on a name that nobody can own, with its path in company.yaml. */
export function placeholders(company: Company): Placeholder[] {
  const streetIsOpen = company.address.street === SHIPPED['address.street'];
  const shipped = { ...SHIPPED, ...(streetIsOpen && SHIPPED_WITH_STREET) };
  return [...valuesIn(company)]
    .filter(([path, value]) => shipped[path] === value || (isAddress(path) && RESERVED.test(String(value))))
    .map(([path, value]) => ({ path, value: String(value) }));
}
