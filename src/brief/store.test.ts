import { afterEach, describe, expect, it, vi } from 'vitest';
import { addRows, EMPTY_BRIEF, newRow, removeRows } from './brief.ts';
import { openStore } from './store.ts';
import { BRIEF_KEY, DAMAGED_KEY } from './stored-brief.ts';

const row = (question: string, answer = '') =>
  newRow({ page: '/product/gps', name: 'GPS', question, decides: 'The vehicle.', answer });
const add = (question: string) => (brief: typeof EMPTY_BRIEF) => addRows(brief, [row(question)]);

/** localStorage with a limited number of characters. */
function fakeStorage(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  const storage = {
    room,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > storage.room) throw new DOMException('No room', 'QuotaExceededError');
      items.set(key, text);
    },
  };
  vi.stubGlobal('localStorage', storage);
  return storage;
}

/** Sends a 'storage' event to the open tabs. */
function fakeWindow() {
  const listeners = new Set<(event: { key: string | null }) => void>();
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: () => void) => type === 'storage' && listeners.add(listener),
  );
  vi.stubGlobal('removeEventListener', (_type: string, listener: () => void) => listeners.delete(listener));
  return (key: string) => {
    for (const listener of listeners) listener({ key });
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('the store', () => {
  it('stores nothing before the first row, and nothing after the last is removed', () => {
    const storage = fakeStorage();
    const store = openStore();
    store.get();
    expect(storage.getItem(BRIEF_KEY)).toBeNull();
    store.update(add('Where?'));
    expect(JSON.parse(storage.getItem(BRIEF_KEY) ?? '').rows).toHaveLength(1);
    store.update((brief) => removeRows(brief, [row('Where?').id]));
    expect(storage.getItem(BRIEF_KEY)).toBeNull();
  });

  it('two tabs that add at the same time keep both rows, and hear of each other', () => {
    fakeStorage();
    const announce = fakeWindow();
    const [one, two] = [openStore(), openStore()];
    const listener = vi.fn();
    const stop = two.subscribe(listener);
    two.get();
    one.update(add('Where?'));
    announce(BRIEF_KEY);
    expect(listener).toHaveBeenCalledOnce();
    expect(two.get().brief.rows).toHaveLength(1);
    // The first tab has not received the event yet.
    two.update(add('When?'));
    expect(one.update(add('Who?')).brief.rows.map(({ question }) => question)).toEqual(['Where?', 'When?', 'Who?']);
    stop();
  });

  it('without room the brief stays in memory, says so, and is stored once there is room', () => {
    const storage = fakeStorage(400);
    const store = openStore();
    store.update(add('Where?'));
    const long = store.update((brief) => addRows(brief, [row('Why?', 'x'.repeat(10_000))]));
    expect(long.fault).toBe('full');
    expect(long.brief.rows).toHaveLength(2);
    expect(JSON.parse(storage.getItem(BRIEF_KEY) ?? '').rows).toHaveLength(1);
    expect(store.update(add('When?')).brief.rows).toHaveLength(3);
    storage.room = 100_000;
    expect(store.update(add('Who?')).fault).toBeUndefined();
    expect(openStore().get().brief.rows).toHaveLength(4);
  });

  it('where storage is refused the brief works until the page is left', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
    const store = openStore();
    expect(store.get()).toEqual({ brief: EMPTY_BRIEF, fault: 'blocked' });
    store.update(add('Where?'));
    expect(store.update(add('When?'))).toMatchObject({ fault: 'blocked', brief: { rows: [{}, {}] } });
  });

  it('stored text that is no brief is kept aside until the reader deletes it', () => {
    const storage = fakeStorage();
    for (const text of ['{"rows":[{', 'null', '[]', '{"rows":7}']) {
      storage.setItem(BRIEF_KEY, text);
      const store = openStore();
      expect(store.get()).toEqual({ brief: EMPTY_BRIEF, damaged: text });
      store.update(add('Where?'));
      expect(storage.getItem(DAMAGED_KEY)).toBe(text);
      expect(openStore().get()).toMatchObject({ brief: { rows: [{ question: 'Where?' }] }, damaged: text });
      store.deleteDamaged();
      expect(storage.getItem(DAMAGED_KEY)).toBeNull();
      expect(store.get().damaged).toBeUndefined();
      expect(store.get().brief.rows).toHaveLength(1);
    }
  });

  it('stores 500 rows and 10,000 characters', () => {
    fakeStorage();
    const store = openStore();
    const rows = Array.from({ length: 500 }, (_, i) => row(`Question ${i}?`, i ? '' : 'शाळा'.repeat(2500)));
    store.update((brief) => addRows(brief, rows));
    expect(openStore().get().brief.rows).toEqual(rows);
  });
});
