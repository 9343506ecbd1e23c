import { describe, expect, it } from 'vitest';
import { upTo } from '../src/model/breakpoints.ts';
import { cutsIn, picturesOf, townOf } from './manifest.ts';

const source = (cut: string, media = '') =>
  `<source ${media} type="image/avif" srcSet="/renders/${cut}-480.avif 480w, /renders/${cut}-768.avif 768w"/>`;
const PHONE = `media="${upTo('phone')}"`;
const page = `
  <link rel="preload" href="/renders/preloaded.aa/16x9-480.avif">
  <picture>${source('tower.aa/1x1', PHONE)}${source('tower.aa/16x9')}<img src="/renders/tower.aa/16x9-768.webp"></picture>
  <picture>${source('bench.aa/3x2')}<img src="/renders/bench.aa/3x2-768.webp"></picture>`;
const bytes = (...widths: number[]) => new Map(widths.map((width) => [width, { avif: width, webp: 2 * width }]));
const built: Record<string, ReturnType<typeof bytes>> = {
  'tower.aa/1x1': bytes(480, 768),
  'tower.aa/16x9': bytes(1920, 1152, 480, 768),
  'bench.aa/3x2': bytes(1536),
};
const bytesOf = (cut: string) => built[cut] ?? new Map();

describe('the pictures of the whole site', () => {
  it('are the cuts that a screen shows', () => {
    expect(cutsIn(page)).toEqual({ phone: ['tower.aa/1x1', 'bench.aa/3x2'], wide: ['tower.aa/16x9', 'bench.aa/3x2'] });
  });

  it('come in the width that suits the screen, or the least there is', () => {
    expect(picturesOf([page, page].map(cutsIn), 'phone', bytesOf)).toEqual([
      ['/renders/bench.aa/3x2-1536', 1536, 3072],
      ['/renders/tower.aa/1x1-768', 768, 1536],
    ]);
    expect(picturesOf([page].map(cutsIn), 'wide', bytesOf)).toEqual([
      ['/renders/bench.aa/3x2-1536', 1536, 3072],
      ['/renders/tower.aa/16x9-1152', 1152, 2304],
    ]);
  });
});

describe('the town', () => {
  const files = [
    'noon.aa/768.avif',
    'noon.aa/1152.avif',
    'noon.aa/2880-0-0.avif',
    'noon.aa/5760-1-1.avif',
    'places/school.bb.avif',
  ];
  it('comes with every place, and each hour as the screen shows it', () => {
    expect(townOf(files, 'phone')).toEqual(['/town/noon.aa/768.avif', '/town/places/school.bb.avif']);
    expect(townOf(files, 'wide')).toEqual(['/town/noon.aa/1152.avif', '/town/places/school.bb.avif']);
  });
});
