import { expect, it } from 'vitest';
import { iconDigest, SHIPPED_ICONS, shippedBranding } from '../../scripts/shipped-branding.ts';

it('knows the icons that ship: an icon drawn anew is entered here again', () => {
  for (const [file, digest] of Object.entries(SHIPPED_ICONS)) expect(iconDigest(file), file).toBe(digest);
});

it('finds what still bears the shipped name once the company has another', () => {
  expect(shippedBranding('.', 'Impetech')).toEqual({ names: [], icons: [] });
  const { names, icons } = shippedBranding('.', 'Sahyadri Systems');
  expect(names).toContain('content/en/site/company.yaml');
  expect(icons).toEqual(Object.keys(SHIPPED_ICONS));
});
