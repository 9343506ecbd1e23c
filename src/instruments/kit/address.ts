import { type Dials, snap, startsOf, type Values } from './dial.ts';

/** Parses a URL hash such as `missing=45&dried=4` into settings. Unknown names and values that are not numbers are ignored. */
export function settingsIn<D extends Dials>(dials: D, hash: string): Partial<Values<D>> {
  const found: Record<string, number> = {};
  for (const [name, text] of new URLSearchParams(hash.replace(/^#/, ''))) {
    const dial = Object.hasOwn(dials, name) ? dials[name] : undefined;
    const value = Number(text);
    if (dial && text.trim() && Number.isFinite(value)) found[name] = snap(dial, value);
  }
  return found as Partial<Values<D>>;
}

/** The settings that differ from the defaults as a URL hash, empty if none does. */
export const hashOf = <D extends Dials>(dials: D, values: Values<D>): string =>
  Object.entries(dials)
    .filter(([name, { start }]) => (values[name] ?? start) !== start)
    .map(([name]) => `${name}=${values[name]}`)
    .join('&');

/** Writes the settings into the URL hash without a history entry. With default settings an unrelated anchor is not removed. */
export function writeAddress<D extends Dials>(dials: D, values: Values<D>) {
  const hash = hashOf(dials, values);
  if (!hash && !Object.keys(settingsIn(dials, location.hash)).length) return;
  const address = location.pathname + location.search + (hash && `#${hash}`);
  if (hash !== location.hash.slice(1)) history.replaceState(history.state, '', address);
}

/** The URL of the current settings, or of the model itself with default settings. */
export function linkOf<D extends Dials>(dials: D, values: Values<D>, anchor: string): string {
  const hash = hashOf(dials, { ...startsOf(dials), ...values }) || anchor;
  return `${location.origin}${location.pathname}${hash && `#${hash}`}`;
}
