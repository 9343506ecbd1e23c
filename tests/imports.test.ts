import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FEATURES = ['search', 'contact', 'offline', 'evidence', 'town', 'legal'];
/** A room may import the rooms below it: not one above, and not one beside. */
const FLOORS = [
  ['pages'],
  ['document'],
  ['content', 'enhance'],
  ['families'],
  FEATURES,
  ['sections'],
  ['instruments', 'carousels', 'chrome'],
  ['ui'],
  ['model', 'styles'],
];
const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room));
const roomOf = (file: string) => file.split('/')[1] ?? '';

const files = fs
  .globSync('src/**/*.{ts,tsx,astro}')
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\.tsx$/.test(file));
const importsOf = (file: string) =>
  [...fs.readFileSync(file, 'utf8').matchAll(/(?:^|\s)(?:import|from)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  );

describe('arrows run one way', () => {
  it.each(files)('%s', (file) => {
    const room = roomOf(file);
    expect(floorOf(room), `the room '${room}' is on no floor`).toBeGreaterThanOrEqual(0);
    for (const target of importsOf(file)) {
      const inside = target.startsWith('src/');
      if (inside && roomOf(target) !== room) expect(floorOf(roomOf(target)), target).toBeGreaterThan(floorOf(room));
      // Out of src/ only data is read.
      if (!inside && target.includes('/') && fs.existsSync(target)) expect(target).toMatch(/\.json$/);
      if (room === 'model') expect(target).not.toMatch(/^react|\.tsx$/);
      // Content is read by plain Node, before anything is built: schemas and tables, no component.
      if (room === 'content') expect(target).not.toMatch(/\.tsx$|\.css$/);
      if (!['pages', 'document'].includes(room)) expect(`${file} ${target}`).not.toMatch(/\.astro\b| astro(:|\/|$)/);
    }
  });
});
