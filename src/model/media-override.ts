import { type DisplaySettings, displaySettings } from './display-settings.ts';

/**
 * Applies the reader's settings to a media query. A chosen preference no longer depends on the device. Widths and heights grow with
 * the text size, because media queries ignore the font size of the page; an upper bound of 639 px stays just below a lower bound
 * of 640 px. The inline script contains this function's source text (document/before-paint.ts), so it must use only its parameters.
 */
export function overrideMedia(query: string, { theme, contrast, motion, size }: DisplaySettings): string {
  const answers: Record<string, string | undefined> = {
    'color-scheme': theme,
    contrast,
    'reduced-motion': motion && 'reduce',
  };
  const scale = Number(size ?? 100) / 100;
  return query
    .replace(/([<>]=|m..-\w+:) ?([\d.]+)(px|em)/g, (all, bound: string, length: string, unit: string) => {
      if (scale === 1) return all;
      const step = unit === 'px' ? 1 : 1 / 16;
      const scaled = /[<x]/.test(bound) ? (Number(length) + step) * scale - step / 50 : Number(length) * scale;
      return `${bound} ${scaled.toFixed(4)}${unit}`;
    })
    .replace(/\(prefers-([\w-]+): ?([\w-]+)\)/g, (all, name: string, value: string) => {
      const answer = answers[name];
      return answer ? `(${answer === value ? 'min' : 'max'}-width: 0px)` : all;
    });
}

/** `matchMedia` under the reader's settings. */
export const displayMedia = (query: string) => matchMedia(overrideMedia(query, displaySettings() ?? {}));

/** Calls back when the answer to a query may have changed, by the device or by the reader's settings in any tab. */
export function watchDisplayMedia(query: string, changed: () => void): () => void {
  let media = displayMedia(query);
  const follow = () => {
    media.removeEventListener('change', changed);
    media = displayMedia(query);
    media.addEventListener('change', changed);
    changed();
  };
  media.addEventListener('change', changed);
  addEventListener('storage', follow);
  return () => {
    media.removeEventListener('change', changed);
    removeEventListener('storage', follow);
  };
}
