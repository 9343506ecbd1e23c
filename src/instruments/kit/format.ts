import { formatNumber, pluralOf } from '../../model/format.ts';

/** A unit as a language writes it after a number, with its space; a word has one entry for each plural form. */
export type UnitWords = string | Partial<Record<Intl.LDMLPluralRule, string>>;

/** How the language of a page writes what a model shows. */
export interface ModelLanguage {
  /** BCP 47: mr-IN. */
  tag: string;
  /** Symbols that the language writes in its own way, by symbol. The others are international. */
  units: Record<string, UnitWords>;
}

export interface Format {
  tag: string;
  /** A number as set in print: grouped as the language groups, a true minus sign, and no minus before zero. */
  written: (value: number, digits: number) => string;
  /** A unit with its space, ' km', as it follows a written number. */
  unit: (symbol: string, number?: string) => string;
}

const made = new Map<string, Format>();

export function formatFor({ tag, units }: ModelLanguage): Format {
  const key = tag + JSON.stringify(units);
  const known = made.get(key);
  if (known) return known;
  const format: Format = {
    tag,
    written: (value, digits) => {
      const text = formatNumber(value, tag, digits);
      return /[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');
    },
    unit: (symbol, number = '0') => {
      const words = units[symbol.trim()] ?? symbol;
      return typeof words === 'string' ? words : (words[pluralOf(number, tag)] ?? words.other ?? symbol);
    },
  };
  made.set(key, format);
  return format;
}

export const ENGLISH_FORMAT = formatFor({ tag: 'en-IN', units: {} });
