import { describe, expect, it } from 'vitest';
import { DISPLAY_CHOICES, parseDisplaySettings } from './display-settings.ts';
import { overrideMedia } from './media-override.ts';

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

describe('a media query under the reader’s settings', () => {
  it('is as written where nothing is set', () => {
    const query = 'screen and (width <= 39.9375em) and (prefers-color-scheme: dark)';
    expect(overrideMedia(query, {})).toBe(query);
  });

  it.each([
    ['(prefers-color-scheme: dark)', { theme: 'dark' }, ALWAYS],
    ['(prefers-color-scheme: dark)', { theme: 'light' }, NEVER],
    ['(prefers-color-scheme: light)', { theme: 'dark' }, NEVER],
    ['(prefers-contrast: more)', { contrast: 'more' }, ALWAYS],
    ['(prefers-contrast:more)', { contrast: 'more' }, ALWAYS],
    ['(prefers-reduced-motion: reduce)', { motion: 'less' }, ALWAYS],
    ['(prefers-reduced-motion: no-preference)', { motion: 'less' }, NEVER],
    ['(prefers-reduced-motion: reduce)', { theme: 'dark' }, '(prefers-reduced-motion: reduce)'],
  ])('%s with %o is %s', (query, settings, expected) => {
    expect(overrideMedia(query, settings)).toBe(expected);
  });

  it.each([
    ['(width >= 64em)', '(width >= 96.0000em)'],
    ['(width<=63.9375em)', '(width<= 95.9988em)'],
    ['(max-width: 639px)', '(max-width: 959.9800px)'],
    ['(min-width: 640px) and (max-height: 799px)', '(min-width: 960.0000px) and (max-height: 1199.9800px)'],
    ['(min-resolution: 1.5dppx)', '(min-resolution: 1.5dppx)'],
  ])('%s grows with text of 150 %% to %s', (query, expected) => {
    expect(overrideMedia(query, { size: '150' })).toBe(expected);
  });

  it('leaves no width between an upper and a lower bound at any size', () => {
    const numberIn = (query: string) => Number(/([\d.]+)em/.exec(query)?.[1]);
    for (const size of DISPLAY_CHOICES.size)
      for (const px of [480, 640, 768, 1024, 1280, 1440]) {
        const upper = numberIn(overrideMedia(`(width <= ${(px - 1) / 16}em)`, { size }));
        const lower = numberIn(overrideMedia(`(width >= ${px / 16}em)`, { size }));
        expect(lower - upper).toBeGreaterThan(0);
        expect(lower - upper).toBeLessThan(0.01);
      }
  });
});

describe('stored settings', () => {
  const parse = (text: string | null) => parseDisplaySettings(text, DISPLAY_CHOICES);
  it('are read', () => expect(parse('{"theme":"dark","size":"150"}')).toEqual({ theme: 'dark', size: '150' }));
  it.each([null, '', 'dark', '[]', '5', 'null', '{"size":"5000"}', '{"theme":["dark"]}', '{"toString":"more"}'])(
    'that nobody could have chosen are ignored: %s',
    (text) => expect(parse(text)).toBeUndefined(),
  );
});
