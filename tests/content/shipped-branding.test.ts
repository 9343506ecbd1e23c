import { expect, it } from 'vitest';
import { iconDigest, leftovers, SHIPPED_ICONS } from '../../scripts/shipped-branding.ts';

it('knows the icons that ship: an icon drawn anew is entered here again', () => {
  for (const [file, digest] of Object.entries(SHIPPED_ICONS)) expect(iconDigest(file), file).toBe(digest);
});

it('finds what still bears the shipped name once the company has another', () => {
  expect(leftovers('.', 'Impetech')).toEqual({ names: [], icons: [] });
  const { names, icons } = leftovers('.', 'Sahyadri Systems');
  expect(names).toContain('content/en/site/company.yaml');
  expect(icons).toEqual(Object.keys(SHIPPED_ICONS));
});
