import { createContext, useContext } from 'react';
import type { Edit, PageInfo, QuotedClaim, Requests, SiteInfo } from '../messages.ts';
import type { View } from './kept.ts';

/** What was asked of the server and not done, with what the owner may do about it. */
export interface Trouble {
  message: string;
  edits: Edit[];
  conflict?: { yours: unknown; theirs: unknown } | undefined;
  claims?: QuotedClaim[] | undefined;
}

export interface Editor {
  site: SiteInfo;
  page: PageInfo | null;
  /** Saves, and says whether it was done. What went wrong is shown. */
  save: (edits: Edit[]) => Promise<boolean>;
  /** The same for everything that is no edit of a field. */
  run: <N extends keyof Requests>(name: N, what: Requests[N]['ask']) => Promise<Requests[N]['answer'] | undefined>;
  /** Opens the panel; where it is about an element of the page, on the other side of it. */
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
