import http from 'node:http';
import { expect, test } from '@playwright/test';
import { policyIn } from '../../build/csp.ts';
import { HEADER_POLICY, HSTS } from '../../deploy/headers.ts';
import { site } from '../site-pages.ts';

const get = (base: string | undefined, path: string, options: http.RequestOptions = {}) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(base ?? '');
    const request = http.request({ hostname, port, path, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject);
    request.end();
  });

test('every page answers 200 with the strict headers', async ({ baseURL }) => {
  for (const { path } of site.pages) {
    const { status, headers, body } = await get(baseURL, path);
    expect(status, path).toBe(path.endsWith('/404') ? 404 : 200);
    expect(headers['content-security-policy'], path).toBe(HEADER_POLICY);
    expect(policyIn(body.toString()), path).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(policyIn(body.toString()), path).not.toMatch(/unsafe/);
    expect(headers['strict-transport-security']).toBe(HSTS[site.company.hsts]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toBeTruthy();
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('only the contact page may frame, and only the map', async ({ baseURL }) => {
  for (const { path } of site.pages) {
    const policy = policyIn((await get(baseURL, path)).body.toString());
    expect(policy, path).toContain(
      path === '/innovation/contactus' ? 'frame-src https://www.openstreetmap.org;' : "frame-src 'none';",
    );
  }
});

test('other spellings lead to the one address', async ({ baseURL }) => {
  for (const { path, family } of site.pages) {
    if (path === '/' || family === 'lost') continue;
    for (const asked of new Set([`${path}/`, path.toUpperCase(), path.toLowerCase()])) {
      if (asked === path) continue;
      const { status, headers } = await get(baseURL, asked);
      expect([status, headers.location], asked).toEqual([301, path]);
    }
  }
});

test('unknown addresses are real 404s, under /service/ with their own words', async ({ page }) => {
  const lost = await page.goto('/no/such/page');
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This road was\s+never built\./);
  const service = await page.goto('/service/no-such-service');
  expect(service?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
