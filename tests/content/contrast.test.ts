import fs from 'node:fs';
import { expect, it } from 'vitest';
import { contrastFaults, DARK, tokensOf } from '../../scripts/contrast.ts';
import { THEME_COLOR } from '../../src/model/theme-color.ts';

const css = fs.readFileSync('src/styles/tokens.css', 'utf8');

it('text is 7:1 and outlines of controls 3:1 on every ground, in every theme', () => {
  expect(contrastFaults(css)).toEqual([]);
});

it('an accent that cannot be written on is told once, with what it has and what it needs', () => {
  const found = contrastFaults(
    css
      .replace(/--marigold: #[\da-f]+/, '--marigold: #b3202a')
      .replace(/--on-marigold: #[\da-f]+/, '--on-marigold: #101a33'),
  );
  expect(found).toEqual([
    'src/styles/tokens.css: --on-marigold (#101a33) on --marigold (#b3202a) has a contrast of 2.6:1 and needs 7:1 (light, dark, light with more contrast, dark with more contrast)',
  ]);
});

it.each(Object.entries(THEME_COLOR))(
  'the browser’s bars have the colour of the page in the %s theme',
  (theme, color) => {
    expect(tokensOf(css, ':root', theme === 'dark' ? [DARK] : [])['--paper']).toBe(color);
  },
);

it('colours are defined only in src/styles', () => {
  const found = fs
    .globSync('src/**/*.{css,ts,tsx,astro}')
    .filter((file) => !/^src.styles|test\.tsx?$|theme-color\.ts$/.test(file))
    .flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .map((text, i) => ({ at: `${file}:${i + 1}`, text }))
        .filter(({ text }) => /[:( "'](#[\da-f]{3}|#[\da-f]{6}|#[\da-f]{8}|(rgb|hsl)a?\([^)]*\))[; ,)"']/i.test(text))
        .map(({ at, text }) => `${at} ${text.trim()}`),
    );
  expect(found).toEqual([]);
});
