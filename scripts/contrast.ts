import fs from 'node:fs';
import postcss, { type Rule } from 'postcss';

/** Checks the contrast of the colours in src/styles/tokens.css: WCAG's enhanced contrast for text, 3:1 for outlines. */
const FILE = 'src/styles/tokens.css';
const LEAST = { text: 7, outline: 3 };

type Colour = [red: number, green: number, blue: number, alpha: number];
type Tokens = Record<string, string>;

/** The custom properties of a selector on screens, under these preferences. */
export function tokensOf(css: string, selector: string, preferences: string[]): Tokens {
  const found: Tokens = {};
  postcss.parse(css).walkRules(selector, (rule: Rule) => {
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
  throw new Error(`not a colour: '${value}'`);
}

const linear = (part: number) => (part <= 10.3 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Colour) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function contrast(front: Colour, ground: Colour): number {
  const share = front[3];
  const seen = front.map((part, i) => part * share + (ground[i] ?? 0) * (1 - share)) as Colour;
  const [light = 0, dark = 0] = [luminance(seen), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export const DARK = '(prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';
const TEXT = ['--text', '--text-2', '--text-3', '--data'];
const OUTLINES = ['--control', '--rule-strong'];

const GROUNDS = [
  { selectors: [':root'], surfaces: ['--ground', '--paper', '--sheet', '--tint', '--raised'] },
  { selectors: [':root', '[data-ground="night"]'], surfaces: ['--ground', '--night', '--night-tint'] },
];

/** Text with a background colour of its own, independent of the section's background. */
const PAIRS = [
  ['--on-marigold', '--marigold'],
  ['--picture-ink', '--picture-paper'],
  ['--ink', '--teal-tint'],
  ['--ink', '--placeholder'],
  ['--paper', '--ink'],
  ['--ivory', '--night'],
  ['--ivory-soft', '--night'],
] as const;

const THEMES: [name: string, preferences: string[]][] = [
  ['light', []],
  ['dark', [DARK]],
  ['light with more contrast', [MORE]],
  ['dark with more contrast', [DARK, MORE]],
];

/** Each pair with too little contrast, in a sentence. */
export function contrastFaults(css = fs.readFileSync(FILE, 'utf8')): string[] {
  const themes = new Map<string, string[]>();
  const check = (theme: string, tokens: Tokens, front: string, ground: string, least: number) => {
    const ratio = contrast(colourOf(`var(${front})`, tokens), colourOf(`var(${ground})`, tokens));
    if (ratio >= least) return;
    const named = (token: string) => `${token} (${tokens[token]})`;
    const sentence = `${named(front)} on ${named(ground)} has a contrast of ${ratio.toFixed(1)}:1 and needs ${least}:1`;
    themes.set(sentence, [...new Set([...(themes.get(sentence) ?? []), theme])]);
  };
  for (const [theme, preferences] of THEMES) {
    for (const { selectors, surfaces } of GROUNDS) {
      const tokens: Tokens = Object.assign({}, ...selectors.map((selector) => tokensOf(css, selector, preferences)));
      for (const surface of surfaces) {
        for (const front of TEXT) check(theme, tokens, front, surface, LEAST.text);
        for (const front of OUTLINES) check(theme, tokens, front, surface, LEAST.outline);
      }
    }
    const tokens = tokensOf(css, ':root', preferences);
    for (const [front, ground] of PAIRS) check(theme, tokens, front, ground, LEAST.text);
  }
  return [...themes].map(([sentence, where]) => `${FILE}: ${sentence} (${where.join(', ')})`);
}
