import { createContext, useContext } from 'react';
import type { Edit, PageInfo, QuotedClaim, Requests, SiteInfo } from '../messages.ts';
import type { View } from './panel-state.ts';

/** A request that the server rejected, and what the owner can do about it. */
export interface Trouble {
  message: string;
  edits: Edit[];
  conflict?: { yours: unknown; theirs: unknown } | undefined;
  claims?: QuotedClaim[] | undefined;
}

export interface Editor {
  site: SiteInfo;
  page: PageInfo | null;
  /** Saves, and returns whether it succeeded. Errors are shown. */
  save: (edits: Edit[]) => Promise<boolean>;
  /** The same for requests that are not edits of a field. */
  run: <N extends keyof Requests>(name: N, what: Requests[N]['ask']) => Promise<Requests[N]['answer'] | undefined>;
  /** Opens the panel, on the other side of the element that it is about. */
  open: (view: View, beside?: Element) => void;
  back: () => void;
  close: () => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Outside of the editor');
  return editor;
}
