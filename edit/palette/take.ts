import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../scripts/browser.ts';
import { indexedPages } from '../../src/content/registry.ts';
import { sectionSchemas } from '../../src/sections/schemas.ts';
import { WITH_MODEL } from '../server/samples.ts';

/**
 * Takes a screenshot of each kind of section for the palette, from the first page that has it. The editing server must be running:
 * EDIT_URL=http://localhost:4321 node edit/palette/take.ts
 */
const BASE = process.env.EDIT_URL ?? 'http://localhost:4321';
const WIDTH = 300;

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
for (const kind of Object.keys(sectionSchemas).filter((one) => !WITH_MODEL.includes(one))) {
  const found = indexedPages.find(({ sections }) => sections.some((section) => section.kind === kind));
  if (!found) {
    console.log(`No page has a section of the kind '${kind}'.`);
    continue;
  }
  const at = found.sections.findIndex((section) => section.kind === kind);
  await page.goto(BASE + found.path);
  await page.addStyleTag({ content: 'header, #edit { display: none !important }' });
  const words = page.locator(`main [data-field*="${found.file}#sections/${at}/"]`).first();
  const section = await words.evaluateHandle((element) => {
    let top = element;
    while (top.parentElement && top.parentElement.localName !== 'main') top = top.parentElement;
    return top.localName === 'astro-island' ? (top.firstElementChild ?? top) : top;
  });
  await section.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const bytes = await section.screenshot();
  const { width = 1200, height = 800 } = await sharp(bytes).metadata();
  await sharp(bytes)
    .extract({ left: 0, top: 0, width, height: Math.min(height, Math.round((width * 2) / 3)) })
    .resize(WIDTH)
    .webp({ quality: 50 })
    .toFile(path.join(import.meta.dirname, `${kind}.webp`));
}
await browser.close();
const sizes = fs.globSync(path.join(import.meta.dirname, '*.webp')).map((file) => fs.statSync(file).size);
console.log(`${sizes.length} pictures, ${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)} kB`);
