/** The messages between the editor in the browser and the editing server, over Vite's websocket. */
export type Path = (string | number)[];
export type Scalar = string | number | boolean;

/** One change of a content file. `old` is the value that the browser shows; a file with another value is not overwritten. */
export type Edit =
  | { op: 'set'; file: string; path: Path; old: unknown; value: unknown }
  | { op: 'insert'; file: string; path: Path; at: number; value: unknown; old: unknown }
  | { op: 'duplicate'; file: string; path: Path; at: number; old: unknown }
  | { op: 'remove'; file: string; path: Path; at: number; old: unknown }
  | { op: 'move'; file: string; path: Path; from: number; to: number; old: unknown };

/** A claim in site/claims.yaml that quotes text removed by an edit. */
export interface QuotedClaim {
  at: number;
  sentence: string;
  needs: string;
}

export interface Saved {
  /** The result, in a sentence. */
  done: string;
  /** The remaining faults of the page in `npm run check`. */
  warnings: string[];
  /** The address of a page that was added or moved, to open next. */
  address?: string;
}

/** A change as a sentence, for the list of changes. */
export interface Change {
  file: string;
  path: Path;
  /** 'section 2 (ledger), heading' */
  field: string;
  before?: string | undefined;
  after?: string | undefined;
}

export interface FormField {
  key: string | number;
  path: Path;
  /** What the field is for. */
  about: string;
  optional: boolean;
  present: boolean;
  node: FormNode;
}

export type FormNode =
  | {
      kind: 'text';
      value?: string;
      shown?: string;
      most?: number;
      long: boolean;
      reference?: 'page' | 'picture' | 'family';
    }
  | { kind: 'number'; value?: number; least?: number; most?: number }
  | { kind: 'choice'; value?: string; options: string[] }
  | { kind: 'flag'; value: boolean; literal: boolean }
  | { kind: 'fixed'; value: unknown }
  | { kind: 'group'; fields: FormField[] }
  | { kind: 'list'; least: number; most?: number; entries: FormField[]; value: unknown[]; kinds?: string[] };

export interface Form {
  file: string;
  path: Path;
  /** The name of the field in words. */
  name: string;
  about: string;
  node: FormNode;
  value: unknown;
  /** The list that contains it, if it is an entry. */
  list?: { path: Path; at: number; value: unknown[]; least: number; most?: number };
}

export interface PageInfo {
  address: string;
  file: string;
  family: string;
  name: string;
  sections: { kind: string; heading: string }[];
  /** Whether it may be renamed or removed. */
  movable: boolean;
  /** A translation: its sections and lists are those of the English page. */
  translated: boolean;
  /** Its English page has changed since it was written. */
  outdated: boolean;
  /** The same page in every language that has it. */
  versions: { language: string; address: string }[];
}

export interface SiteInfo {
  languages: { code: string; name: string }[];
  pages: { address: string; name: string; family: string; file: string }[];
  families: { family: string; folder: string; about: string }[];
  pictures: { id: string; alt: string; own: boolean; thumbnail: string; letters: string[] }[];
  sectionKinds: { kind: string; about: string }[];
  files: { file: string; name: string; language: string }[];
  git: boolean;
}

export interface Status {
  /** The last change, which can be undone. */
  last?: string;
  undoable: number;
  changes: number;
}

export interface LaunchItem {
  what: string;
  field?: { file: string; path: Path };
  /** A translated file that is to be compared with its English file. */
  compare?: string;
}

/** What links to a page. */
export interface Reference {
  file: string;
  path: Path;
  field: string;
  text: string;
}

export interface Requests {
  site: { ask: Record<string, never>; answer: SiteInfo };
  status: { ask: Record<string, never>; answer: Status };
  page: { ask: { address: string }; answer: PageInfo | null };
  form: { ask: { file: string; path: Path }; answer: Form };
  check: { ask: { edits: Edit[] }; answer: { faults: string[]; warnings: string[] } };
  apply: { ask: { edits: Edit[] }; answer: Saved };
  sample: { ask: { file: string; path: Path; kind?: string }; answer: unknown };
  newPage: { ask: { family: string; name: string; address: string }; answer: Saved };
  renamePage: { ask: { from: string; to: string }; answer: Saved };
  references: { ask: { address: string }; answer: Reference[] };
  removePage: { ask: { address: string; successor: string }; answer: Saved };
  undo: { ask: Record<string, never>; answer: Saved };
  changes: { ask: Record<string, never>; answer: { changes: Change[]; git: boolean; message: string } };
  saveVersion: { ask: { message: string }; answer: Saved };
  compared: { ask: { file: string }; answer: Saved };
  launch: { ask: Record<string, never>; answer: LaunchItem[] };
  pictureUses: { ask: { id: string }; answer: { field: string; file: string; path: Path; page: string }[] };
  pictureStart: { ask: { name: string; size: number }; answer: { upload: string } };
  pictureChunk: { ask: { upload: string; data: string }; answer: { received: number } };
  picture: {
    ask: {
      upload: string;
      id: string;
      alt: string;
      decorative: boolean;
      focal: [number, number];
      letters: Record<string, [number, number]> | null;
    };
    answer: Saved;
  };
  pictureBack: { ask: { id: string }; answer: Saved };
}

export type RequestName = keyof Requests;

export interface Ask<N extends RequestName = RequestName> {
  id: number;
  name: N;
  ask: Requests[N]['ask'];
}

export type Answer =
  | { id: number; ok: true; answer: unknown }
  | { id: number; ok: false; refused: string; conflict?: { yours: unknown; theirs: unknown }; claims?: QuotedClaim[] };

export const ASK = 'edit:ask';
export const ANSWER = 'edit:answer';
/** Sent to every window while a picture is encoded. */
export const PROGRESS = 'edit:progress';
/** Sent to every window after a save. */
export const CHANGED = 'edit:changed';
