import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { describe, expect, it } from 'vitest';
import { notFoundPagesIn } from './built-files.ts';
import { IMMUTABLE, NAMED_BY_CONTENT, securityHeaders } from './headers.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

const site = {
  pages: ['/', '/about_us', '/product/SchoolAutomation'],
  redirects: [
    { from: '/Old', to: '/about_us' },
    { from: '/gone', gone: true as const },
  ],
  notFound: notFoundPagesIn(['/404', '/mr/404', '/service/404'].map((path) => ({ path }))),
  headers: securityHeaders('plain'),
  origin: 'https://www.example.com',
};

/** Parses a file with Netlify's own parser. */
async function read<T>(text: string, parse: (file: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'));
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, text);
  try {
    return await parse(file);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const { headers, errors: headerErrors } = await read(headersFile(site), (file) =>
  parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: true }),
);
const { redirects, errors: redirectErrors } = await read(redirectsFile(site), (file) =>
  parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: true }),
);

describe('_headers, parsed by Netlify', () => {
  /** The last matching rule wins. */
  const at = (address: string) =>
    Object.assign(
      {},
      ...headers.filter((rule) => address.startsWith(rule.for.replace(/\*$/, ''))).map((rule) => rule.values),
    ) as Record<string, string>;

  it('is valid', () => expect(headerErrors).toEqual([]));

  it('sends all headers with every response, 404 included', () => {
    for (const address of ['/', '/about_us', '/nowhere', '/sw.js']) expect(at(address)).toEqual(site.headers);
  });

  it.each(NAMED_BY_CONTENT)('lets files under %s be cached for a year', (folder) => {
    expect(at(`${folder}a`)['Cache-Control']).toBe(IMMUTABLE);
  });

  it('lets other sites embed share cards, and nothing else', () => {
    expect(at('/share/a.jpg')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(at('/renders/a.avif')['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });

  it('stays within Cloudflare’s limits: a hundred rules, two thousand characters a line', () => {
    const lines = headersFile(site).split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  it('removes a header before it is set again, because Cloudflare would join the two', () => {
    const blocks = headersFile(site).split('\n\n').slice(1);
    const seen = new Set<string>();
    for (const block of blocks) {
      const names = [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name);
      for (const name of names) if (seen.has(name)) expect(block, name).toContain(`  ! ${name}\n`);
      if (block.startsWith('/*')) for (const name of names) seen.add(name);
    }
  });
});

describe('_redirects, parsed by Netlify', () => {
  const rules = (redirects as { from: string; to: string; status: number }[]).map(
    ({ from, to, status }) => `${from} ${to} ${status}`,
  );

  it('is valid', () => expect(redirectErrors).toEqual([]));

  it('redirects old and lower-case addresses to the page, and unknown services and languages to their own 404 page', () => {
    expect(rules).toEqual([
      '/Old /about_us 301',
      '/old /about_us 301',
      '/product/schoolautomation /product/SchoolAutomation 301',
      '/service/* /service/404 404',
      '/mr/* /mr/404 404',
    ]);
  });
});
