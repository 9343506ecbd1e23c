import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phonePhotograph } from '../tests/phone-photograph.ts';
import { addPicture, backToRender, folders } from './own-pictures.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
const where = folders(root);
const at = (name: string) => path.join(root, name);
const RENDER = { version: '00000000', alt: 'A render', tone: 'light', color: '#ffffff' };

beforeAll(async () => {
  fs.mkdirSync(at('renders'));
  const cut = { width: 480, height: 270, widths: [480], focal: [0.5, 0.5] };
  fs.writeFileSync(
    where.renders,
    JSON.stringify({
      plain: { ...RENDER, ratios: { '16x9': cut } },
      lettered: { ...RENDER, ratios: { '16x9': { ...cut, keys: { a: [0.1, 0.2] } } } },
    }),
  );
  await phonePhotograph(at('phone.jpg'));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

const alt = 'A street';
const read = () => JSON.parse(fs.readFileSync(where.index, 'utf8'));

describe('a photograph of the owner', () => {
  it('is rotated upright, without its GPS data, in every width, and within its budget', async () => {
    const { entry, files } = await addPicture(at('phone.jpg'), 'street', {
      alt,
      ratios: '16x9,1x1',
      focal: '0,0.5',
      root,
    });
    expect(entry.ratios['16x9']).toMatchObject({ width: 1536, widths: [480, 768, 1152, 1536], focal: [0, 0.5] });
    expect(files).toHaveLength((4 + 3) * 2);
    for (const file of files) {
      const { width, exif, icc, orientation } = await sharp(path.join(where.encodings, file)).metadata();
      expect({ width, exif, icc, orientation }, file).toEqual({ width: Number(/-(\d+)\./.exec(file)?.[1]) });
    }
    const plate = fs.statSync(path.join(where.encodings, 'street-16x9-1152.avif')).size;
    expect(plate).toBeLessThanOrEqual(60_000);
    // The square is cut at the focal point on the left, so it is red.
    const square = path.join(where.encodings, 'street-1x1-480.webp');
    const [r, , b] = await sharp(square).extract({ left: 20, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect(r).toBeGreaterThan(200);
    expect(b).toBeLessThan(50);
    expect(read().street).toMatchObject({ alt, version: expect.stringMatching(/^[0-9a-f]{8}$/) });
    expect(fs.existsSync(path.join(where.originals, 'street.jpg'))).toBe(true);
  });

  it('replaces a render, in its cuts, and can be reverted', async () => {
    await addPicture(at('phone.jpg'), 'plain', { decorative: true, root });
    expect(Object.keys(read().plain.ratios)).toEqual(['16x9']);
    expect(read().plain.alt).toBe('');
    backToRender('plain', root);
    expect(read().plain).toBeUndefined();
    expect(fs.readdirSync(where.encodings).filter((name) => name.startsWith('plain-'))).toEqual([]);
  });

  it('needs new positions for its letters, or none', async () => {
    await expect(addPicture(at('phone.jpg'), 'lettered', { alt, root })).rejects.toThrow(/a picture with letters/);
    await addPicture(at('phone.jpg'), 'lettered', { alt, keys: 'a=0.5,0.5', ratios: '3x2', root });
    expect(read().lettered.ratios['3x2'].keys).toEqual({ a: [0.5, 0.5] });
    await addPicture(at('phone.jpg'), 'lettered', { alt, letters: false, ratios: '3x2', root });
    expect(read().lettered.ratios['3x2'].keys).toBeUndefined();
  });
});

describe('a picture is rejected', () => {
  it.each([
    ['without words', {}, /--alt/],
    ['with a focal point outside it', { alt, focal: '1.4,0' }, /from 0 to 1/],
    ['with a ratio that does not exist', { alt, ratios: '5x4' }, /no ratio '5x4'/],
  ])('%s', async (_, options, says) => {
    await expect(addPicture(at('phone.jpg'), 'street', { ...options, root })).rejects.toThrow(says);
  });

  it('when it is too small, when it is HEIC, and when it is not a picture', async () => {
    await phonePhotograph(at('small.jpg'), 1200, 900);
    fs.writeFileSync(at('photo.heic'), Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic'), Buffer.alloc(40)]));
    fs.writeFileSync(at('words.jpg'), 'not a picture');
    const add = (file: string) => addPicture(at(file), 'street', { alt, root });
    await expect(add('small.jpg')).rejects.toThrow(/1200 pixels wide\. At least 1600/);
    await expect(add('photo.heic')).rejects.toThrow(/Convert it to JPEG/);
    await expect(add('words.jpg')).rejects.toThrow(/could not be read/);
    await expect(addPicture(at('small.jpg'), 'Street Office', { alt, root })).rejects.toThrow(/cannot be an id/);
  });
});
