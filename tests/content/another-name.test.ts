import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSite } from '../../src/content/load.ts';
import type { Site } from '../../src/content/site.ts';
import { pictures } from '../../src/model/pictures.ts';
import { SHIPPED_NAME } from '../../src/model/placeholders.ts';

const OTHER = 'Acme Systems and Instruments of Pune';

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'another-name-'));
let renamed: Site;
beforeAll(() => {
  fs.cpSync('content/en', copy, { recursive: true });
  const profile = path.join(copy, 'site/company.yaml');
  fs.writeFileSync(profile, fs.readFileSync(profile, 'utf8').replace(/^name: .*$/m, `name: ${OTHER}`));
  renamed = loadSite(copy, Object.keys(pictures));
});
afterAll(() => fs.rmSync(copy, { recursive: true }));

it('another company name in the profile changes it everywhere, a long name too', () => {
  const before = fs.globSync('content/en/**/*.yaml').map((file) => fs.readFileSync(file, 'utf8'));
  const wanted = before.join('').split('{company}').length - 1;
  const words = JSON.stringify(renamed);
  expect(wanted).toBeGreaterThan(0);
  expect(words).not.toContain('{company}');
  expect(words.split(OTHER).length - 1).toBeGreaterThanOrEqual(wanted);
});

/** This file contains the shipped name, so that launch-check can report placeholders that were not replaced. */
const NAMES_WHAT_SHIPPED = path.join('src', 'model', 'placeholders.ts');

it('no code contains the shipped company name', () => {
  const files = fs
    .globSync('{src,build,deploy}/**/*.{ts,tsx,mjs,astro,css,sh}')
    .filter((file) => !file.includes('generated') && file !== NAMES_WHAT_SHIPPED);
  expect(files.length).toBeGreaterThan(300);
  const name = new RegExp(`(?<![\\w/])${SHIPPED_NAME}(?![a-z])`, 'i');
  expect(files.filter((file) => name.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});
