import type { Company } from '../model/company.ts';

export const Address = ({ street, locality, region, postalCode, country }: Company['address']) => (
  <>
    {street}
    <br />
    {locality} {postalCode}
    <br />
    {region}, {country.name}
  </>
);
