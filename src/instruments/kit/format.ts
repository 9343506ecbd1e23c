import { formatNumber, pluralOf } from '../../model/format.ts';

/** A unit as a language writes it after a number, with its space; a word has one entry for each plural form. */
export type UnitWords = string | Partial<Record<Intl.LDMLPluralRule, string>>;

/** How the language of a page writes numbers and units. */
export interface ModelLanguage {
  /** BCP 47: mr-IN. */
  tag: string;
  /** Units by symbol; a symbol that is not listed is used as it is. */
  units: Record<string, UnitWords>;
}

export interface Format {
  tag: string;
  /** A number with the language's digit groups, a true minus sign, and no minus before zero. */
  written: (value: number, digits: number) => string;
  /** A unit with its space, ' km', as it follows a written number. */
  unit: (symbol: string, number?: string) => string;
}

const formats = new Map<string, Format>();

export function formatFor({ tag, units }: ModelLanguage): Format {
  const key = tag + JSON.stringify(units);
  const cached = formats.get(key);
  if (cached) return cached;
  const format: Format = {
    tag,
    written: (value, digits) => {
      const text = formatNumber(value, tag, digits);
      return /[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');
    },
    unit: (symbol, number = '0') => {
      const unit = units[symbol.trim()] ?? symbol;
      return typeof unit === 'string' ? unit : (unit[pluralOf(number, tag)] ?? unit.other ?? symbol);
    },
  };
  formats.set(key, format);
  return format;
}

export const ENGLISH_FORMAT = formatFor({ tag: 'en-IN', units: {} });
