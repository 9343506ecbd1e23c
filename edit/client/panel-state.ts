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

/** A text that is being edited. */
export interface Draft {
  field: Field;
  text: string;
  /** The value before editing. */
  old: unknown;
}

/** How a page is previewed. */
export interface PreviewState {
  device: 'Phone' | 'Tablet' | 'Desktop';
  theme: 'Light' | 'Dark';
  address: string;
}

/** The state that survives a reload, in sessionStorage. */
interface PanelState {
  views: View[];
  notice?: string | undefined;
  draft?: Draft | undefined;
  editing: boolean;
  /** The preview that is open. */
  preview?: PreviewState | undefined;
  /** The side of the panel. */
  side?: 'left' | 'right' | undefined;
  /** The address of a page that was just added or moved. */
  goTo?: string | undefined;
}

const KEY = 'edit';
export function loadPanelState(): PanelState {
  try {
    return { views: [], editing: true, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { views: [], editing: true };
  }
}
export const savePanelState = (changes: Partial<PanelState>) =>
  sessionStorage.setItem(KEY, JSON.stringify({ ...loadPanelState(), ...changes }));

/** Opens a page that was added or moved. If the page is reloaded first, `openPendingPage` opens it afterwards. */
export function openPage(address: string | undefined): void {
  if (!address) return;
  savePanelState({ goTo: address, views: [] });
  location.assign(address);
}
export function openPendingPage(): void {
  const { goTo } = loadPanelState();
  savePanelState({ goTo: undefined });
  if (goTo && goTo !== decodeURI(location.pathname)) location.replace(goTo);
}
