import { pluralForms, pluralOf } from '../../model/format.ts';
import { ENGLISH_FORMAT } from './format.ts';

const PLACEHOLDER = /\{(\w+)((?:\|[^|}]*)*)\}/g;

/**
 * Fills a sentence: `{lines}` is the value, `{lines|line|lines}` its singular or plural. The forms are in the order of the
 * language's plural forms; English has two.
 */
export function say(pattern: string, values: Record<string, string | number>, format = ENGLISH_FORMAT): string {
  return pattern.replace(PLACEHOLDER, (whole, name: string, choices: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    const shown = typeof value === 'number' ? format.written(value, 0) : value;
    const words = choices.split('|').slice(1);
    if (!words.length) return shown;
    const form = pluralForms(format.tag).indexOf(pluralOf(shown, format.tag));
    return words[form] ?? words.at(-1) ?? '';
  });
}
