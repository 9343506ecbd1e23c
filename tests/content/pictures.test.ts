import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/content/registry.ts';
import { pictures, pictureUrl, type Ratio } from '../../src/model/pictures.ts';
import { picturesIn } from '../../src/model/sitemap.ts';

const shots = JSON.parse(fs.readFileSync('renders/shots.json', 'utf8')) as Record<
  string,
  { alt: string; ratios: Ratio[] }
>;
const sizeOf = (url: string) => fs.statSync(path.join('public', url)).size;
const entries = Object.entries(pictures);
const files = entries.flatMap(([id, entry]) =>
  Object.entries(entry.ratios).flatMap(([ratio, cut]) =>
    cut.widths.flatMap((width) =>
      (['avif', 'webp'] as const).map((type) => ({
        id,
        ratio: ratio as Ratio,
        width,
        type,
        url: pictureUrl(id, ratio as Ratio, width, type),
      })),
    ),
  ),
);

describe('the pictures', () => {
  it('every shot exists in each ratio listed for it, with its alt text', () => {
    for (const [id, shot] of Object.entries(shots)) {
      expect(Object.keys(pictures[id]?.ratios ?? {}).sort(), id).toEqual([...shot.ratios].sort());
      expect(pictures[id]?.alt).toBe(shot.alt);
    }
  });

  it('every file of the index is there, and no other', () => {
    for (const file of files) expect(fs.existsSync(path.join('public', file.url)), file.url).toBe(true);
    expect(new Set(fs.readdirSync('public/renders'))).toEqual(new Set(files.map((file) => path.basename(file.url))));
  });

  it('every picture is used', () => {
    const used = new Set(site.pages.flatMap((page) => picturesIn(page)));
    expect(Object.keys(pictures).filter((id) => !used.has(id))).toEqual([]);
  });

  it('fit their budgets: a plate 60 kB at 1152, a card 20 kB at 480, all of them 60 MB', () => {
    for (const { ratio, width, type, url } of files) {
      if (type !== 'avif') continue;
      if (width === 1152 && ratio !== '3x2') expect(sizeOf(url), url).toBeLessThanOrEqual(60_000);
      if (width === 480 && ratio === '3x2') expect(sizeOf(url), url).toBeLessThanOrEqual(20_000);
    }
    expect(files.reduce((sum, file) => sum + sizeOf(file.url), 0)).toBeLessThanOrEqual(60_000_000);
  });

  it('no two files are the same picture', () => {
    const seen = new Map<string, string>();
    for (const { url } of files) {
      const hash = createHash('sha256')
        .update(fs.readFileSync(path.join('public', url)))
        .digest('hex');
      expect(seen.get(hash), url).toBeUndefined();
      seen.set(hash, url);
    }
  });

  it('no page shows a picture twice, the six technologies of home apart', () => {
    for (const page of site.pages) {
      if (page.family === 'home') continue;
      const ids = picturesIn(page);
      expect(new Set(ids).size, page.path).toBe(ids.length);
    }
  });
});
