import type { Company } from '../model/company.ts';

/** A postal address in three lines, as an envelope has it. */
export const Address = ({ street, locality, region, postalCode, country }: Company['address']) => (
  <>
    {street}
    <br />
    {locality} {postalCode}
    <br />
    {region}, {country.name}
  </>
);
