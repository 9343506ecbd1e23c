import { type Dials, snap, startsOf, type Values } from './dial.ts';

/** The part of an address after '#', as settings: `missing=45&dried=4`. Unknown names and what is no number are ignored. */
export function settingsIn<D extends Dials>(dials: D, hash: string): Partial<Values<D>> {
  const found: Record<string, number> = {};
  for (const [name, text] of new URLSearchParams(hash.replace(/^#/, ''))) {
    const dial = Object.hasOwn(dials, name) ? dials[name] : undefined;
    const value = Number(text);
    if (dial && text.trim() && Number.isFinite(value)) found[name] = snap(dial, value);
  }
  return found as Partial<Values<D>>;
}

/** The settings that differ from the defaults, as the part of an address after '#'. Empty where none does. */
export const hashOf = <D extends Dials>(dials: D, values: Values<D>): string =>
  Object.entries(dials)
    .filter(([name, { start }]) => (values[name] ?? start) !== start)
    .map(([name]) => `${name}=${values[name]}`)
    .join('&');

/** Keeps the settings in the page's address, without a step in the history. At the defaults another anchor stays. */
export function writeAddress<D extends Dials>(dials: D, values: Values<D>) {
  const hash = hashOf(dials, values);
  if (!hash && !Object.keys(settingsIn(dials, location.hash)).length) return;
  const address = location.pathname + location.search + (hash && `#${hash}`);
  if (hash !== location.hash.slice(1)) history.replaceState(history.state, '', address);
}

/** The address of exactly this case; at the defaults, of the model itself. */
export function linkOf<D extends Dials>(dials: D, values: Values<D>, anchor: string): string {
  const hash = hashOf(dials, { ...startsOf(dials), ...values }) || anchor;
  return `${location.origin}${location.pathname}${hash && `#${hash}`}`;
}
