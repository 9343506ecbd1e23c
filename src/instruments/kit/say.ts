import { written } from './dial.ts';

const PLACE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;
const shown = (value: string | number) => (typeof value === 'number' ? written(value, 0) : value);

/** Fills a sentence: `{lines}` is the value, `{lines|line|lines}` the word that fits it. */
export function say(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(PLACE, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return shown(value);
    return shown(value) === '1' ? one : many;
  });
}
