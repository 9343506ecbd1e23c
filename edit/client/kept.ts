import type { Field } from './fields.ts';

/** What the side panel shows. */
export type View =
  | { is: 'form'; field: Field }
  | { is: 'fields'; fields: Field[] }
  | { is: 'page' }
  | { is: 'pages' }
  | { is: 'site' }
  | { is: 'palette'; file: string; at: number }
  | { is: 'picture'; id: string; field?: Field }
  | { is: 'choose-picture'; field: Field; current: string }
  | { is: 'changes' }
  | { is: 'launch' };

/** A text that is being typed. */
export interface Draft {
  field: Field;
  text: string;
  /** The value as it was when typing began. */
  old: unknown;
}

/** How a page is previewed. */
export interface Preview {
  device: 'Phone' | 'Tablet' | 'Desktop';
  theme: 'Light' | 'Dark';
  address: string;
}

/** What survives a reload of the page. */
interface Kept {
  views: View[];
  notice?: string | undefined;
  draft?: Draft | undefined;
  editing: boolean;
  /** The preview that is open. */
  preview?: Preview | undefined;
  /** Where the panel stands. */
  side?: 'left' | 'right' | undefined;
  /** The address of a page that was just added or moved. */
  goTo?: string | undefined;
}

const KEY = 'edit';
export function restore(): Kept {
  try {
    return { views: [], editing: true, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { views: [], editing: true };
  }
}
export const keep = (kept: Partial<Kept>) => sessionStorage.setItem(KEY, JSON.stringify({ ...restore(), ...kept }));

/** Opens a page that was added or moved. If the page is reloaded first, `arrive` opens it afterwards. */
export function visit(address: string | undefined): void {
  if (!address) return;
  keep({ goTo: address, views: [] });
  location.assign(address);
}
export function arrive(): void {
  const { goTo } = restore();
  keep({ goTo: undefined });
  if (goTo && goTo !== decodeURI(location.pathname)) location.replace(goTo);
}
