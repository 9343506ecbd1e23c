import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { versionOf } from '../../renders/version.mjs';
import { ownPictures, pictureFile, pictures, type Ratio, renders } from '../../src/model/pictures.ts';

const shots = JSON.parse(fs.readFileSync('renders/shots.json', 'utf8')) as Record<
  string,
  {
    alt: string;
    light?: 'day' | 'golden' | 'night';
    ratios: Ratio[];
    focal?: Partial<Record<Ratio, [number, number]>>;
  }
>;
const sizeOf = (file: string) => fs.statSync(path.join('public', file)).size;
const entries = Object.entries(pictures);
const files = entries.flatMap(([id, entry]) =>
  Object.entries(entry.ratios).flatMap(([ratio, cut]) =>
    cut.widths.flatMap((width) =>
      (['avif', 'webp'] as const).map((type) => ({
        id,
        ratio: ratio as Ratio,
        width,
        type,
        file: pictureFile(id, ratio as Ratio, width, type),
      })),
    ),
  ),
);

describe('the pictures', () => {
  it('every shot exists in each ratio listed for it, with its alt text', () => {
    for (const [id, shot] of Object.entries(shots)) {
      expect(Object.keys(renders[id]?.ratios ?? {}).sort(), id).toEqual([...shot.ratios].sort());
      expect(renders[id]?.alt).toBe(shot.alt);
    }
  });

  it('no alt text names an hour or weather that differs from the picture’s light', () => {
    const never = {
      day: /sunset|dusk|night|moon\b/i,
      golden: /\brain\b|monsoon|\bnight\b|moon\b/i,
      night: /sunset|noon\b|morning/i,
    };
    for (const [id, { alt, light }] of Object.entries(shots)) if (light) expect(alt, id).not.toMatch(never[light]);
  });

  it('four daytime pictures show the monsoon', () => {
    const wet = Object.values(shots).filter(({ alt, light }) => light === 'day' && /\brain\b|monsoon/i.test(alt));
    expect(wet.length).toBeGreaterThanOrEqual(4);
  });

  it('a focal point chosen for a page is the one in the index', () => {
    const chosen = Object.entries(shots).flatMap(([id, { focal = {} }]) =>
      Object.entries(focal).map(([ratio, place]) => ({ id, ratio: ratio as Ratio, place })),
    );
    expect(chosen.length).toBeGreaterThan(0);
    for (const { id, ratio, place } of chosen)
      expect(renders[id]?.ratios[ratio]?.focal, `${id} ${ratio}`).toEqual(place);
  });

  it('every file of the index exists, and no other', () => {
    for (const file of files) expect(fs.existsSync(path.join('public', file.file)), file.file).toBe(true);
    // A render that the owner has replaced stays, so that it can be restored.
    const known = new Set(files.map(({ file }) => file));
    const found = ['renders', 'pictures'].flatMap((folder) =>
      fs.existsSync(`public/${folder}`) ? fs.readdirSync(`public/${folder}`).map((name) => `${folder}/${name}`) : [],
    );
    const isReplaced = (file: string) => ownPictures[path.basename(file).replace(/-\d+x\d+-\d+\.\w+$/, '')];
    expect(found.filter((file) => !known.has(file) && !isReplaced(file))).toEqual([]);
  });

  it('every picture’s URL has the hash of its bytes, because browsers cache it for a year', () => {
    for (const [id, entry] of entries) {
      expect(entry.version, `${id}: run \`node renders/version.mjs\``).toBe(
        versionOf(id, entry, ownPictures[id] ? 'public/pictures' : 'public/renders'),
      );
    }
  });

  it('fit their budgets: a plate 60 kB at 1152, a card 20 kB at 480, all of them 75 MB', () => {
    for (const { ratio, width, type, file } of files) {
      if (type !== 'avif') continue;
      if (width === 1152 && ratio !== '3x2') expect(sizeOf(file), file).toBeLessThanOrEqual(60_000);
      if (width === 480 && ratio === '3x2') expect(sizeOf(file), file).toBeLessThanOrEqual(20_000);
    }
    expect(files.reduce((sum, file) => sum + sizeOf(file.file), 0)).toBeLessThanOrEqual(75_000_000);
  });

  it('no two files are the same picture', () => {
    const seen = new Map<string, string>();
    for (const { file } of files) {
      const hash = createHash('sha256')
        .update(fs.readFileSync(path.join('public', file)))
        .digest('hex');
      expect(seen.get(hash), file).toBeUndefined();
      seen.set(hash, file);
    }
  });
});
