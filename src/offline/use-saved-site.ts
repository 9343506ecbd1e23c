import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Wish } from './names.ts';
import {
  bytesOf,
  forgetAllBut,
  lookAtDevice,
  type OnDevice,
  removePictures,
  savePictures,
} from './pictures-on-device.ts';
import { WORKER_URL } from './worker-url.ts';

/** Screens with a shorter side below this many CSS pixels get the pictures for phones. */
const PHONE_BELOW_PX = 640;

/** The result of an action; each has a text in the content file. */
export type Outcome = 'saved' | 'stopped' | 'removed' | 'lost' | 'full' | 'unable';

/** Bytes received, and in all. */
export interface Progress {
  done: number;
  all: number;
}

/** Bytes that are still missing: of the HTML, and in all. */
export function toCome({ paths, missing, words = 0 }: OnDevice, addresses: string[]) {
  const wordsToCome = addresses.every((address) => paths.has(address)) ? 0 : words;
  return { words: wordsToCome, all: wordsToCome + bytesOf(missing) };
}

/** Registers the worker if needed. Rejects if it cannot be installed, when `ready` would never settle. */
async function activeWorker(signal: AbortSignal): Promise<ServiceWorker | null> {
  const workers = navigator.serviceWorker;
  const registration = (await workers.getRegistration()) ?? (await workers.register(WORKER_URL));
  if (registration.active) return registration.active;
  const { installing } = registration;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    installing?.addEventListener('statechange', () => installing.state === 'redundant' && reject(new TypeError()));
    workers.ready.then(({ active }) => resolve(active), reject);
  });
}

/** Asks the worker to store the HTML of every page, and waits for its answer. */
async function keepWords(signal: AbortSignal) {
  const active = await activeWorker(signal);
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    navigator.serviceWorker.addEventListener('message', ({ data }) => (data ? resolve() : reject(new TypeError())), {
      once: true,
      signal,
    });
    active?.postMessage({ keep: 'always', seen: [] } satisfies Wish);
  });
}

const outcomeOf = (error: unknown): Outcome => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return 'stopped';
  if (name === 'SecurityError') return 'unable';
  return name === 'QuotaExceededError' ? 'full' : 'lost';
};

/** What is on this device, and the actions save, stop and remove. */
export function useSavedSite(addresses: string[]) {
  const [device, setDevice] = useState<OnDevice>();
  const [progress, setProgress] = useState<Progress>();
  const [outcome, setOutcome] = useState<Outcome>();
  const plate = useRef<HTMLDivElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  /** Defined while a save is running. */
  const saving = useRef<AbortController>(undefined);

  /** Reads the caches; pictures are those for this screen, in the format that the browser chose for the page's picture. */
  const look = useCallback(() => {
    const shown = plate.current?.getElementsByTagName('img')[0]?.currentSrc ?? '';
    const size = Math.min(screen.width, screen.height) < PHONE_BELOW_PX ? 'phone' : 'wide';
    return lookAtDevice(size, shown.endsWith('webp') ? 'webp' : 'avif');
  }, []);

  // Pages may still be arriving in the background, or the connection may return.
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const again = async () => {
      // If storage is blocked, the page keeps saying so.
      const found = await look().catch(() => undefined);
      if (!saving.current) setDevice(found);
    };
    again();
    workers.addEventListener('message', again);
    addEventListener('online', again);
    return () => {
      workers.removeEventListener('message', again);
      removeEventListener('online', again);
    };
  }, [look]);

  async function save() {
    if (saving.current) return;
    const stopping = new AbortController();
    saving.current = stopping;
    const found = await look();
    const { words, all } = toCome(found, addresses);
    let done = 0;
    const arrived = (bytes: number) => {
      done += bytes;
      setProgress({ done, all });
    };
    flushSync(() => {
      setOutcome(undefined);
      arrived(0);
    });
    stopButton.current?.focus();
    let end: Outcome = 'saved';
    try {
      // Not awaited: the browser may ask the visitor, who need not answer.
      navigator.storage.persist?.().catch(() => {});
      // Even if every page opens, because scripts and fonts may still be missing.
      await keepWords(stopping.signal);
      arrived(words);
      await savePictures(found.missing, stopping.signal, arrived);
      await forgetAllBut([...found.saved, ...found.missing]);
    } catch (error) {
      stopping.abort();
      end = outcomeOf(error);
    }
    saving.current = undefined;
    await finish(end);
  }

  async function finish(end: Outcome) {
    const found = await look();
    flushSync(() => {
      setDevice(found);
      setProgress(undefined);
      setOutcome(end);
    });
    (saveButton.current ?? removeButton.current)?.focus();
  }

  return {
    device,
    progress,
    outcome,
    plate,
    saveButton,
    stopButton,
    removeButton,
    save,
    stop: () => saving.current?.abort(),
    remove: () => removePictures().then(() => finish('removed')),
  };
}

export type SavedSite = ReturnType<typeof useSavedSite>;
