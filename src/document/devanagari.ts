/** Whether a language is written in Devanagari; only those pages load its font and styles. */
export const isDevanagari = (tag: string) => new Intl.Locale(tag).maximize().script === 'Deva';

/** The address of the first font in a stylesheet. */
export const fontIn = (css: string) => /url\("([^"]+)"\)/.exec(css)?.[1];
