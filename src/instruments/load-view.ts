import type { View } from './kit/instrument.ts';

/** A folder's name is the instrument's name. Views load when the instrument is near the viewport. */
const files = import.meta.glob<View>('./*/view.ts', { import: 'default' });

export function loadView(name: string): Promise<View> {
  const load = files[`./${name}/view.ts`];
  if (!load) throw new Error(`src/instruments/${name}/view.ts is missing`);
  return load();
}
