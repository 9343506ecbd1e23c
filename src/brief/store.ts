import { type Brief, EMPTY_BRIEF, isEmpty, parseBrief } from './brief.ts';
import { BRIEF_KEY, DAMAGED_KEY } from './stored-brief.ts';

/** Why the brief is not stored: storage is blocked, or full. */
export type StorageFault = 'blocked' | 'full';

export interface BriefState {
  brief: Brief;
  /** Set while the brief is only in this tab's memory. */
  fault?: StorageFault | undefined;
  /** Stored text that cannot be read as a brief. */
  damaged?: string | undefined;
}

const storage = () => globalThis.localStorage;

function parse(text: string): Brief | undefined {
  try {
    return parseBrief(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function read(): BriefState {
  try {
    const text = storage().getItem(BRIEF_KEY);
    const moved = storage().getItem(DAMAGED_KEY) ?? undefined;
    const brief = text === null ? EMPTY_BRIEF : parse(text);
    return brief ? { brief, damaged: moved } : { brief: EMPTY_BRIEF, damaged: text ?? moved };
  } catch {
    return { brief: EMPTY_BRIEF, fault: 'blocked' };
  }
}

function write(brief: Brief): StorageFault | undefined {
  try {
    const text = storage().getItem(BRIEF_KEY);
    if (text !== null && !parse(text)) storage().setItem(DAMAGED_KEY, text);
    if (isEmpty(brief)) storage().removeItem(BRIEF_KEY);
    else storage().setItem(BRIEF_KEY, JSON.stringify(brief));
    return undefined;
  } catch (error) {
    return (error as DOMException).name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

type Listener = (state: BriefState) => void;

/** The brief on this device. Tabs read it again before a change, so that they do not overwrite each other. */
export function openStore() {
  let state: BriefState | undefined;
  const listeners = new Set<Listener>();
  const publish = (next: BriefState) => {
    state = next;
    for (const listener of listeners) listener(next);
    return next;
  };
  const get = () => (state ??= read());
  /** The brief in memory is newer than the stored one. */
  const latest = () => (get().fault ? get() : read());

  const onStorage = ({ key }: { key: string | null }) => {
    if ((key === null || key === BRIEF_KEY || key === DAMAGED_KEY) && !get().fault) publish(read());
  };

  return {
    get,
    update(change: (brief: Brief) => Brief): BriefState {
      const { brief, damaged } = latest();
      const next = change(brief);
      return publish({ brief: next, damaged, fault: write(next) });
    },
    deleteDamaged() {
      try {
        if (!parse(storage().getItem(BRIEF_KEY) ?? '{"rows":[]}')) storage().removeItem(BRIEF_KEY);
        storage().removeItem(DAMAGED_KEY);
      } catch {
        // The next read returns the current value.
      }
      publish({ ...get(), damaged: undefined });
    },
    subscribe(listener: Listener) {
      if (!listeners.size) {
        addEventListener('storage', onStorage);
        // A page in the back/forward cache gets no storage events.
        addEventListener('pageshow', onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size) return;
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onPageShow);
      };
    },
  };

  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) onStorage({ key: null });
  }
}

/** The one store of a page: the buttons, the count and the page /brief share it. */
export const briefStore = openStore();
