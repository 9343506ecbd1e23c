import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { againstTable, type Compared, chosen, readPeer } from './compare-sites.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'peer-'));
fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>A</title>');
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('accepts only a name and a folder with a front page', () => {
  expect(readPeer(`other=${folder}`)).toEqual({ name: 'other', folder });
  expect(() => readPeer(folder)).toThrow(/takes name=folder/);
  expect(() => readPeer('other=/nowhere')).toThrow(/\/nowhere has no index\.html/);
});

it('picks the front page and others spread over the rest', () => {
  const many = Array.from({ length: 8 }, (_, i) => `/${i}`);
  expect(chosen([...many, '/'])).toEqual(['/', '/0', '/2', '/4', '/6']);
  expect(chosen(['/b', '/', '/a'])).toEqual(['/', '/a', '/b']);
  expect(chosen(['/'])).toEqual(['/']);
});

it('names the compared sites and their sources', () => {
  const site = (name: string, lcp: number): Compared => ({
    name,
    folder: `/sites/${name}`,
    written: '2026-11-17',
    pages: ['/', '/about'],
    scores: { performance: 99, accessibility: 100, 'best-practices': 96, seo: 92 },
    sample: { lcp, cls: 0.0123, tbt: 40, bytes: 123_456 },
  });
  const text = againstTable([site('this', 1800), site('other', 2400)], { runs: 3, turns: 5 });
  expect(text).toMatch(/^other +99 +100 +96 +92 +2400 +0\.012 +40 +123$/m);
  expect(text).toContain('other: /sites/other, written 2026-11-17; /, /about');
  expect(text).toContain('each 5 times on the slow phone and 3 times under Lighthouse');
});
