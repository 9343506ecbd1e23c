import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSite } from '../../src/content/load.ts';
import type { Site } from '../../src/content/site.ts';
import { pictures } from '../../src/model/pictures.ts';

const PROFILE = 'site/company.yaml';
const OTHER = 'Acme Systems and Instruments of Pune';
/** The one address that keeps the name, because links to it exist in the world. */
const ADDRESS = /\/innovation\/impetechhealth(?![a-z])/g;

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'another-name-'));
let renamed: Site;
beforeAll(() => {
  fs.cpSync('content/en', copy, { recursive: true });
  const profile = path.join(copy, PROFILE);
  fs.writeFileSync(profile, fs.readFileSync(profile, 'utf8').replaceAll('Impetech', OTHER));
  renamed = loadSite(copy, Object.keys(pictures));
});
afterAll(() => fs.rmSync(copy, { recursive: true }));

const oldNameIn = (text: string) => text.replace(ADDRESS, '').match(/.{0,40}impetech.{0,20}/gi) ?? [];

it('another name in the profile is enough, a long one too, and the old one is in no word of the site', () => {
  expect(renamed.pages.find((page) => page.path === '/')?.title).toContain(OTHER);
  // The file a page came from is named after its address, and is shown to nobody.
  const words = { ...renamed, pages: renamed.pages.map(({ file: _, ...page }) => page) };
  expect(oldNameIn(JSON.stringify(words))).toEqual([]);
});

/** Knows what shipped, to say before launch what is still as it was; no page is made from it. */
const KNOWS_WHAT_SHIPPED = path.join('src', 'model', 'placeholders.ts');

it('no code that makes a page, and no file that is copied, holds the name', () => {
  const files = ['src', 'build', 'deploy', 'public'].flatMap((folder) =>
    fs
      .readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter(
        (entry) => entry.isFile() && /\.(tsx?|mjs|astro|css|svg|txt|json|html|webmanifest|sh|conf)$/.test(entry.name),
      )
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(300);
  const holding = files.filter(
    (file) => file !== KNOWS_WHAT_SHIPPED && oldNameIn(fs.readFileSync(file, 'utf8')).length,
  );
  expect(holding).toEqual([]);
});
