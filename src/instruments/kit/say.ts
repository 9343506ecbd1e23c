import { pluralForms, pluralOf } from '../../model/format.ts';
import { ENGLISH_FORMAT } from './format.ts';

const PLACE = /\{(\w+)((?:\|[^|}]*)*)\}/g;

/**
 * Fills a sentence: `{lines}` is the value, `{lines|line|lines}` the word that fits it. The words are in the order of the
 * language's plural forms; English has two.
 */
export function say(pattern: string, values: Record<string, string | number>, format = ENGLISH_FORMAT): string {
  return pattern.replace(PLACE, (whole, name: string, choices: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    const shown = typeof value === 'number' ? format.written(value, 0) : value;
    const words = choices.split('|').slice(1);
    if (!words.length) return shown;
    const form = pluralForms(format.tag).indexOf(pluralOf(shown, format.tag));
    return words[form] ?? words.at(-1) ?? '';
  });
}
