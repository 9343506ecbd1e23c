import { expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';

it('sends every security header, with the values that a careless change must not weaken', () => {
  const { 'Content-Security-Policy': policy, ...others } = securityHeaders('subdomains');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(others).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
