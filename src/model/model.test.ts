import { describe, expect, it } from 'vitest';
import { distance, nearest } from './edit-distance.ts';
import { fill } from './fill.ts';
import { graphemesIn, isLonger } from './graphemes.ts';
import { parseInline, plainText } from './inline.ts';
import { placeLabels } from './label-layout.ts';
import { along, decades } from './log-scale.ts';
import { mapEmbedUrl, mapPlaceUrl } from './openstreetmap.ts';
import { phoneCut } from './pictures.ts';
import { measureName } from './product-name-width.ts';
import { slugOf } from './slug.ts';

describe('nearest', () => {
  it('counts slips of the finger, swaps included', () => {
    expect(distance('flow', 'flow')).toBe(0);
    expect(distance('folw', 'flow')).toBe(1);
    expect(distance('statment', 'statement')).toBe(1);
  });
  it('suggests what was meant and nothing far-fetched', () => {
    expect(nearest('stair-case', ['staircase', 'statement'])).toBe('staircase');
    expect(nearest('zebra', ['staircase', 'statement'])).toBeUndefined();
  });
});

describe('inline prose', () => {
  it('reads strong words and links', () => {
    expect(parseInline('See **this** and [that](/about_us).')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'strong', text: 'this' },
      { kind: 'text', text: ' and ' },
      { kind: 'link', text: 'that', to: '/about_us' },
      { kind: 'text', text: '.' },
    ]);
  });
  it('leaves everything else as it is, markup included', () => {
    expect(plainText('a * b [c] <b>d</b>')).toBe('a * b [c] <b>d</b>');
  });
});

describe('fill', () => {
  it('puts names in without reading them', () => {
    expect(fill('Thank you, {name}!', { name: '$& {name} <b>' })).toBe('Thank you, $& {name} <b>!');
    expect(fill('{n} of {total}', { n: 1 })).toBe('1 of {total}');
  });
});

describe('keyed figures', () => {
  it('keeps letters inside the frame and apart from each other', () => {
    const marks = placeLabels({ a: [0.5, 0.5], b: [0.52, 0.5], c: [0.97, 0.03], d: [0.5, 0.52] }, 16 / 9);
    for (const { mark } of marks) for (const v of mark) expect(v).toBeGreaterThan(0.05);
    for (const { mark } of marks) for (const v of mark) expect(v).toBeLessThan(0.95);
    for (const one of marks) {
      for (const two of marks) {
        if (one.letter >= two.letter) continue;
        const apart = Math.hypot(((one.mark[0] - two.mark[0]) * 16) / 9, one.mark[1] - two.mark[1]);
        expect(apart, `${one.letter} and ${two.letter}`).toBeGreaterThan(0.09);
      }
    }
  });
});

describe('keyed figures, of one part above another', () => {
  it('places each letter away from the other part', () => {
    const [camera, tank] = placeLabels({ a: [0.59, 0.47], b: [0.59, 0.56], c: [0.35, 0.45], d: [0.83, 0.3] }, 16 / 9);
    expect(camera?.mark[1]).toBeLessThan(0.4);
    expect(tank?.mark[1]).toBeGreaterThan(0.65);
  });
  it('lets no letter cover the part that it names', () => {
    for (const { part, mark } of placeLabels({ a: [0.05, 0.4], b: [0.95, 0.5], c: [0.5, 0.04] }, 16 / 9))
      expect(Math.hypot(((mark[0] - part[0]) * 16) / 9, mark[1] - part[1])).toBeGreaterThan(0.1);
  });
  it('sets no letter on the part beside the one that it names', () => {
    const [, , , till, door] = placeLabels(
      { a: [0.74, 0.33], b: [0.74, 0.52], c: [0.71, 0.67], d: [0.14, 0.4], e: [0.26, 0.47] },
      16 / 9,
    );
    if (!till || !door) throw new Error('five parts, five letters');
    expect(Math.hypot(((door.mark[0] - till.part[0]) * 16) / 9, door.mark[1] - till.part[1])).toBeGreaterThan(0.12);
  });
  it('shows the whole picture on phones where a square would lose a letter', () => {
    const parts = [...'abcdef'].map((letter) => ({ letter }));
    expect(phoneCut('parking-night', '1x1', parts)).toBe('16x9');
    expect(phoneCut('shop-pay', '1x1', parts)).toBe('1x1');
  });
});

describe('the logarithmic rule', () => {
  it('runs from end to end', () => {
    expect(along(50, 50, 100_000)).toBe(0);
    expect(along(100_000, 50, 100_000)).toBeCloseTo(1);
    expect(along(500, 50, 50_000)).toBeCloseTo(1 / 3);
  });
  it('ticks the tenfold steps', () => {
    expect(
      decades(50, 1000)
        .filter((tick) => tick.whole)
        .map((tick) => tick.value),
    ).toEqual([100, 1000]);
  });
});

it('makes fragments of headings', () => {
  expect(slugOf('What it costs, in hours?')).toBe('what-it-costs-in-hours');
});

it('frames the map around the door', () => {
  const url = new URL(mapEmbedUrl({ latitude: 18.5, longitude: 73.8 }));
  expect(url.origin).toBe('https://www.openstreetmap.org');
  const box = (url.searchParams.get('bbox') ?? '').split(',').map(Number);
  expect(box).toHaveLength(4);
  expect(box[0]).toBeLessThan(73.8);
  expect(box[2]).toBeGreaterThan(73.8);
  expect(mapPlaceUrl({ latitude: 18.5, longitude: 73.8 })).toContain('mlat=18.5');
});

describe('other scripts', () => {
  it('are written in Latin letters in an anchor, as people type them', () => {
    expect(slugOf('पुणे येथील कार्यालय')).toBe('pune-yethil-karyalay');
    // A last vowel that is spoken, joiners, nasals, a single letter, and the vowels of English words.
    expect(slugOf('रुग्ण नोंदणी: न वापरणाऱ्\u200dयांना?')).toBe('rugna-nondani-na-vaparanaryanna');
    expect(slugOf('संपर्क के लिए ऑफिस कहाँ है')).toBe('samparka-ke-lie-ofis-kahan-hai');
    expect(slugOf('ॲप आणि Wi-Fi राउटर')).toBe('ap-ani-wi-fi-rautar');
    expect(slugOf('Café, 24/7')).toBe('cafe-24-7');
  });
  it('are measured by the letter, not by the code point', () => {
    expect(graphemesIn('पुणे')).toHaveLength(2);
    expect(measureName('पुणे नगर').line).toBeLessThan(measureName('पपपपपपप').line);
    // Measured in the browser: 4.79, 3.93 and 4.12 em.
    for (const [word, em] of [
      ['महाविद्यालय', 4.79],
      ['सॉफ्टवेअर', 3.93],
      ['पोजिशनिंग', 4.12],
    ] as const) {
      expect(measureName(word).line).toBeGreaterThan(em);
      expect(measureName(word).line).toBeLessThan(em * 1.15);
    }
    expect(isLonger('णे'.repeat(10), 10)).toBe(false);
    expect(isLonger('णे'.repeat(11), 10)).toBe(true);
  });
});
