import type { View } from '../../instruments/kit/instrument.ts';

const views = import.meta.glob<View>('../../instruments/*/view.ts', { eager: true, import: 'default' });

export function viewOf(name: string): View {
  const view = views[`../../instruments/${name}/view.ts`];
  if (!view) throw new Error(`src/instruments/${name}/view.ts is missing`);
  return view;
}
