/** Name of the entry in localStorage; /privacy lists it. */
export const DISPLAY_KEY = 'display';

/** The settings on /display. A missing setting follows the device. */
export const DISPLAY_CHOICES = {
  theme: ['light', 'dark'],
  contrast: ['more'],
  size: ['115', '130', '150'],
  spacing: ['wide'],
  motion: ['less'],
} as const;

/** The value of each group's first choice on /display; it is never stored. */
export const DEFAULT_CHOICE = 'default';

export type DisplaySetting = keyof typeof DISPLAY_CHOICES;
export const DISPLAY_SETTINGS = Object.keys(DISPLAY_CHOICES) as DisplaySetting[];
export type DisplaySettings = Partial<Record<string, string>>;

/**
 * Parses the stored settings without unknown values. The inline script contains this function's source text
 * (document/before-paint.ts), so it must use only its parameters.
 */
export function parseDisplaySettings(
  text: string | null,
  choices: Record<string, readonly string[]>,
): DisplaySettings | undefined {
  try {
    const stored = Object.entries(JSON.parse(text ?? '{}') ?? {}) as [string, string][];
    const known = stored.filter(([name, value]) => Object.hasOwn(choices, name) && choices[name]?.includes(value));
    return known.length ? Object.fromEntries(known) : undefined;
  } catch {
    return undefined;
  }
}

/** The stored settings; undefined where nothing is stored or the browser blocks storage. */
export function displaySettings(): DisplaySettings | undefined {
  try {
    return parseDisplaySettings(localStorage.getItem(DISPLAY_KEY), DISPLAY_CHOICES);
  } catch {
    return undefined;
  }
}
