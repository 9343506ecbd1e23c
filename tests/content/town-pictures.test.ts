import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CROP_BYTES } from '../../renders/town-crops.mjs';
import { OVERVIEW_BYTES, versionOfHour } from '../../renders/town-tiles.mjs';
import { site } from '../../src/content/registry.ts';
import { placesIn } from '../../src/families/town-places.ts';
import { reachedFrom } from '../../src/town/arrow-keys.ts';
import { CROPS_FOLDER } from '../../src/town/crops.ts';
import { HOURS } from '../../src/town/hours.ts';
import { folderOf, LEVELS, OVERVIEWS, TILE, tileName } from '../../src/town/picture.ts';
import { versions } from '../../src/town/town-data.ts';
import { mapOf } from '../../src/town/town-map.ts';
import { SHEET } from '../../src/town/view.ts';

const places = placesIn(site);
const page = site.pages.find(({ family }) => family === 'town');
const kinds = page?.family === 'town' ? Object.keys(page.list.kinds) : [];

describe('the places of the town', () => {
  it('are inside the picture, each with an outline around its own point', () => {
    for (const { id, box, at, path } of places) {
      expect(box.left, id).toBeGreaterThanOrEqual(0);
      expect(box.top, id).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width, id).toBeLessThanOrEqual(SHEET.width);
      expect(box.top + box.height, id).toBeLessThanOrEqual(SHEET.height);
      expect(at[0], id).toBeGreaterThanOrEqual(box.left);
      expect(at[0], id).toBeLessThanOrEqual(box.left + box.width);
      expect(at[1], id).toBeGreaterThanOrEqual(box.top);
      expect(at[1], id).toBeLessThanOrEqual(box.top + box.height);
      expect(path, id).toMatch(/^M/);
    }
  });

  it('can all be reached by keys from every other', () => {
    const { neighbours } = mapOf(places, versions, []);
    for (const { id } of places) expect(reachedFrom(id, neighbours).size, id).toBe(places.length);
  });

  it('are found by what their readers run, and every choice finds one', () => {
    for (const { id, runs } of places) for (const kind of runs) expect(kinds, id).toContain(kind);
    for (const kind of kinds) expect(places.filter(({ runs }) => runs.includes(kind)).length, kind).toBeGreaterThan(0);
  });
});

describe('the pictures of the town', () => {
  const tiles = LEVELS.flatMap((level) => {
    const [columns, rows] = [level / TILE.width, (level * SHEET.height) / SHEET.width / TILE.height];
    return Array.from({ length: columns * rows }, (_, i) =>
      tileName({ level, column: i % columns, row: Math.floor(i / columns) }),
    );
  });
  const wanted = [...OVERVIEWS.map(String), ...tiles].map((name) => `${name}.avif`).sort();
  const folders = HOURS.map((hour) => path.join('public', folderOf(hour, versions)));
  const crops = path.join('public', CROPS_FOLDER);

  it('all exist, and no others, each hour in a folder named by its hash', () => {
    const known = [...folders, CROPS_FOLDER].map((folder) => path.basename(folder));
    expect(fs.readdirSync('public/town').sort()).toEqual(known.sort());
    for (const folder of folders) {
      expect(fs.readdirSync(folder).sort(), folder).toEqual(wanted);
      expect(folder.endsWith(`.${versionOfHour(folder)}`), `${folder}: run renders/town-tiles.mjs`).toBe(true);
    }
  });

  it('show each place in one small picture, named by its hash', () => {
    const cut: Record<string, string> = JSON.parse(fs.readFileSync('renders/town-crops.json', 'utf8'));
    const files = Object.values(cut);
    expect(places.map(({ id }) => id).filter((id) => !cut[id])).toEqual([]);
    expect(fs.readdirSync(crops).sort()).toEqual(files.sort());
    for (const file of files) {
      const bytes = fs.readFileSync(path.join(crops, file));
      expect(file.split('.')[1], file).toBe(createHash('sha256').update(bytes).digest('hex').slice(0, 8));
      expect(bytes.length, file).toBeLessThanOrEqual(CROP_BYTES);
    }
  });

  it('fit: each overview within the first view’s budget, all of them together 25 MB', () => {
    const sizeOf = (file: string) => fs.statSync(file).size;
    for (const folder of folders)
      for (const width of OVERVIEWS)
        expect(sizeOf(path.join(folder, `${width}.avif`)), folder).toBeLessThanOrEqual(OVERVIEW_BYTES[width]);
    const all = [...folders, crops].flatMap((folder) =>
      fs.readdirSync(folder).map((file) => sizeOf(path.join(folder, file))),
    );
    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000_000);
  });
});
