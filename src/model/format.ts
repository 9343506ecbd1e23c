/** Formats dates and numbers in the language of a page, always with Latin digits. */
const latin = (tag: string) => `${tag}-u-nu-latn`;

const once = <K extends string, T>(make: (key: K) => T) => {
  const made = new Map<K, T>();
  return (key: K): T => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};

/** 2026-11-18 → 18 November 2026, in the company’s time zone. */
export const formatDate = (date: string, tag: string): string =>
  new Intl.DateTimeFormat(latin(tag), { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(date));

// Cached, because creating a format takes as long as drawing a model.
const numberFormat = once<string, Intl.NumberFormat>((key) => {
  const [tag = '', digits] = key.split(' ');
  const fraction =
    digits === '' ? {} : { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) };
  return new Intl.NumberFormat(latin(tag), fraction);
});

/** A number with `digits` decimal places, or as many as it has. */
export const formatNumber = (value: number, tag: string, digits?: number): string =>
  numberFormat(`${tag} ${digits ?? ''}`).format(value);

const pluralRules = once<string, Intl.PluralRules>((key) => {
  const [tag = '', digits] = key.split(' ');
  return new Intl.PluralRules(latin(tag), { minimumFractionDigits: Number(digits) });
});

/** The plural form of a written number: '1' → one, '1.0' and '12' → other in English. */
export function pluralOf(written: string, tag: string): Intl.LDMLPluralRule {
  const [, decimals = ''] = written.split('.');
  return pluralRules(`${tag} ${decimals.length}`).select(Math.abs(Number.parseFloat(written.replaceAll(',', ''))));
}

const ORDER: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** The plural forms that a language has, in the order in which content files list them. */
export const pluralForms = (tag: string): Intl.LDMLPluralRule[] => {
  const used = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return ORDER.filter((form) => used.includes(form));
};
