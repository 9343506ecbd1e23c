import fs from 'node:fs';
import postcss, { type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { THEME_COLOR } from '../../src/model/theme-color.ts';

type Colour = [red: number, green: number, blue: number, alpha: number];
type Tokens = Record<string, string>;

const styles = postcss.parse(fs.readFileSync('src/styles/tokens.css', 'utf8'));

/** The values of a selector on screens, where these preferences hold. */
function tokensOf(selector: string, preferences: string[]): Tokens {
  const found: Tokens = {};
  styles.walkRules(selector, (rule: Rule) => {
    const around = rule.parent?.type === 'atrule' ? rule.parent : undefined;
    const params = around && 'name' in around && around.name === 'media' ? String(around.params) : '';
    const needs = params.match(/\([^)]*\)|print/g) ?? [];
    if (rule.selector !== selector || !needs.every((need) => preferences.includes(need))) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      found[prop] = value;
    });
  });
  return found;
}

function colourOf(value: string, tokens: Tokens): Colour {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name) return colourOf(tokens[name] ?? '', tokens);
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(value) ?? [];
  if (hex) {
    const parts = hex.length === 3 ? [...hex].map((one) => one + one) : (hex.match(/../g) ?? []);
    return [...parts.map((part) => Number.parseInt(part, 16)), 1] as Colour;
  }
  const [, red, green, blue, percent] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/.exec(value) ?? [];
  if (percent) return [Number(red), Number(green), Number(blue), Number(percent) / 100];
  throw new Error(`no colour: '${value}'`);
}

const linear = (part: number) => (part <= 10.3 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Colour) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function contrast(front: Colour, ground: Colour): number {
  const share = front[3];
  const seen = front.map((part, i) => part * share + (ground[i] ?? 0) * (1 - share)) as Colour;
  const [light = 0, dark = 0] = [luminance(seen), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const DARK = '(prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';
const TEXT = ['--text', '--text-2', '--text-3', '--data'];
const OUTLINES = ['--control', '--rule-strong'];

const GROUNDS = {
  paper: { selectors: [':root'], surfaces: ['--ground', '--paper', '--sheet', '--tint', '--raised'] },
  night: { selectors: [':root', '[data-ground="night"]'], surfaces: ['--ground', '--night', '--night-tint'] },
};

/** Words that stand on a colour of their own, whatever the ground of the section is. */
const PAIRS = [
  ['--on-marigold', '--marigold'],
  ['--picture-ink', '--picture-paper'],
  ['--ink', '--teal-tint'],
  ['--ink', '--placeholder'],
  ['--paper', '--ink'],
  ['--ivory', '--night'],
  ['--ivory-soft', '--night'],
] as const;

describe.each([
  ['light', []],
  ['dark', [DARK]],
  ['light with more contrast', [MORE]],
  ['dark with more contrast', [DARK, MORE]],
])('%s', (_, preferences) => {
  /** Every pair that is below its bound, with its contrast. */
  const weak = (pairs: (readonly [string, string])[], tokens: Tokens, least: number) =>
    pairs
      .map(([front, ground]) => ({
        pair: `${front} on ${ground}`,
        ratio: contrast(colourOf(`var(${front})`, tokens), colourOf(`var(${ground})`, tokens)),
      }))
      .filter(({ ratio }) => ratio < least);

  it.each(Object.entries(GROUNDS))('text is 7:1 and outlines of controls 3:1 on %s', (_name, ground) => {
    const tokens = Object.assign({}, ...ground.selectors.map((selector) => tokensOf(selector, preferences)));
    const on = (fronts: string[]) =>
      fronts.flatMap((front) => ground.surfaces.map((surface) => [front, surface] as const));
    expect(weak(on(TEXT), tokens, 7)).toEqual([]);
    expect(weak(on(OUTLINES), tokens, 3)).toEqual([]);
  });

  it('words on a colour of their own are 7:1', () => {
    expect(weak([...PAIRS], tokensOf(':root', preferences), 7)).toEqual([]);
  });
});

it.each(Object.entries(THEME_COLOR))(
  'the browser’s bars have the colour of the page in the %s theme',
  (theme, color) => {
    expect(tokensOf(':root', theme === 'dark' ? [DARK] : [])['--paper']).toBe(color);
  },
);

it('colours are written in src/styles alone', () => {
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
