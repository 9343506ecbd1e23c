import { type StatedFigures, writtenFigure } from '../model/figures.ts';
import type { Field } from '../model/schema-fields.ts';
import { type ContentFault, faultAt, meaning } from './errors.ts';
import type { Source } from './source.ts';

/** A reference to a stated figure: `{figure.uptime}`, `{figure.uptime.value}` or `{figure.uptime.unit}`. */
const FIGURE = /\{figure\.([\w-]*)(?:\.(value|unit))?\}/g;

export function mapTexts(
  value: unknown,
  change: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((inner, i) => mapTexts(inner, change, [...path, i]));
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change, [...path, key])]),
    );
  return value;
}

/** Fills in details of the company, such as `{company}`, from company.yaml. */
export const withDetails = (value: unknown, details: Record<string, string>) =>
  mapTexts(value, (text) => text.replaceAll(/\{(\w+)\}/g, (token, name) => details[name] ?? token));

/** A file with its figures filled in, and a fault for each figure that does not exist. */
export function withFigures(source: Source, figures: StatedFigures): { source: Source; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  const value = mapTexts(source.value, (text, path) =>
    text.replace(FIGURE, (whole, name: string, part?: 'value' | 'unit') => {
      const figure = figures[name];
      if (figure) return part ? (figure[part] ?? '') : writtenFigure(figure);
      const message = `there is no figure '${name}' in site/figures.yaml${meaning(name, Object.keys(figures))}`;
      faults.push(faultAt(source, path, message));
      return whole;
    }),
  );
  return { source: { ...source, value }, faults };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Shorter ones, such as 20%, may be a different figure with the same value. */
const SHORTEST_TYPED = 4;

/** Finds stated figures that are typed out, which would keep the old value when the figure changes. */
export function typedFigureFaults(raw: Source, fields: Field[], figures: StatedFigures): ContentFault[] {
  const known = Object.entries(figures)
    .map(([name, figure]) => ({ name, written: writtenFigure(figure) }))
    .filter(({ written }) => written.length >= SHORTEST_TYPED);
  const textAt = (path: PropertyKey[]) =>
    path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], raw.value);
  return fields.flatMap(({ words, text, path }) => {
    if (!words || !known.some(({ written }) => text.includes(written))) return [];
    const typed = String(textAt(path)).replace(/\s+/g, ' ');
    return known
      .filter(({ written }) => new RegExp(`(?<![\\d.,])${escaped(written)}(?!\\d)`).test(typed))
      .map(({ name, written }) =>
        faultAt(
          raw,
          path,
          `'${written}' is a stated figure. Type {figure.${name}}, so that a change reaches every place`,
        ),
      );
  });
}
