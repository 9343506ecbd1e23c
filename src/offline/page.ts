import { fill } from '../model/fill.ts';
import type { Strings } from '../model/strings.ts';
import { OFFLINE_URL, type Wish } from './names.ts';
import {
  bytesOf,
  forgetAllBut,
  lookAtDevice,
  type OnDevice,
  removePictures,
  savePictures,
} from './pictures-on-device.ts';

/** The shorter side of a screen, in CSS pixels, below which the phone's cuts are shown. */
const PHONE_BELOW_PX = 640;

const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const root = find('[data-keeping]');
const strings = JSON.parse(root.dataset.keeping ?? '') as Strings['offline'];
const said = find('[data-said]');
const [start, stop, remove] = [find('[data-save]'), find('[data-stop]'), find('[data-remove]')];
const progress = find<HTMLProgressElement>('[data-keeping] progress');
const list = find('[data-pages]').closest('section') as HTMLElement;
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-pages] a')];

/** This page stands in for one that is not on the device: say so, and open that one as soon as it can be had. */
function standIn() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-missing]')) {
    element.textContent = element.dataset.missing ?? '';
    if (element instanceof HTMLAnchorElement) element.href = location.href;
  }
  addEventListener('online', () => location.reload());
}

/** Only pages that would open now; nothing at all where none would. */
function showPages({ paths }: OnDevice) {
  for (const { parentElement, pathname } of links) parentElement?.toggleAttribute('hidden', !paths.has(pathname));
  for (const group of document.querySelectorAll('[data-pages]'))
    group.toggleAttribute('hidden', !group.querySelector('li:not([hidden])'));
  list.hidden = !list.querySelector('li:not([hidden])');
}

const picturesLine = ({ saved, missing, words }: OnDevice) => {
  if (words === undefined) return strings.picturesUnknown;
  if (!missing.length) return fill(strings.picturesAll, { size: megabytes(bytesOf(saved)) });
  return fill(saved.length ? strings.picturesSome : strings.picturesNone, {
    kept: saved.length,
    total: saved.length + missing.length,
    size: megabytes(bytesOf(missing)),
  });
};

/** Bytes of words that are still to come, and of everything. */
function toCome({ paths, missing, words = 0 }: OnDevice) {
  const wordsToCome = links.every(({ pathname }) => paths.has(pathname)) ? 0 : words;
  return { words: wordsToCome, all: wordsToCome + bytesOf(missing) };
}

function show(device: OnDevice) {
  const kept = links.filter(({ pathname }) => device.paths.has(pathname)).length;
  const { all } = toCome(device);
  showPages(device);
  find('[data-words]').textContent = fill(kept === links.length ? strings.wordsAll : strings.wordsSome, {
    kept,
    total: links.length,
  });
  find('[data-pictures]').textContent = picturesLine(device);
  start.textContent = fill(strings.save, { size: megabytes(all) });
  start.hidden = all === 0;
  remove.hidden = device.saved.length === 0;
  stop.hidden = progress.hidden = true;
}

/** The pictures for this screen, in the type that the browser has chosen for the plate above. */
const look = () =>
  lookAtDevice(
    Math.min(screen.width, screen.height) < PHONE_BELOW_PX ? 'phone' : 'wide',
    find<HTMLImageElement>('main img').currentSrc.endsWith('webp') ? 'webp' : 'avif',
  );

/** The worker says when the words are kept, whoever had asked. */
async function keepWords(signal: AbortSignal) {
  const workers = navigator.serviceWorker;
  const { active } = await workers.ready;
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    workers.addEventListener('message', ({ data }) => (data ? resolve() : reject(new TypeError())), { once: true });
    active?.postMessage({ keep: 'always', seen: [] } satisfies Wish);
  });
}

const wordsFor = (error: unknown) => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return strings.stopped;
  return name === 'QuotaExceededError' ? strings.full : strings.lost;
};

let stopping = new AbortController();

async function saveAll() {
  stopping = new AbortController();
  start.hidden = remove.hidden = true;
  stop.hidden = progress.hidden = false;
  stop.focus();
  said.textContent = '';
  const device = await look();
  const { words, all } = toCome(device);
  let done = 0;
  const arrived = (bytes: number) => {
    done += bytes;
    progress.value = done / all;
    find('[data-pictures]').textContent = fill(strings.saving, { done: megabytes(done), size: megabytes(all) });
  };
  arrived(0);
  try {
    // Asks the browser not to clear this away when space is short; it may ask the reader, who need not answer.
    navigator.storage.persist?.().catch(() => {});
    // Even where every page opens: scripts and fonts may still be on their way.
    await keepWords(stopping.signal);
    arrived(words);
    await savePictures(device.missing, stopping.signal, arrived);
    await forgetAllBut([...device.saved, ...device.missing]);
    said.textContent = strings.saved;
  } catch (error) {
    stopping.abort();
    said.textContent = wordsFor(error);
  }
  show(await look());
  (start.hidden ? remove : start).focus();
}

async function begin() {
  if (location.pathname !== OFFLINE_URL) standIn();
  start.addEventListener('click', saveAll);
  stop.addEventListener('click', () => stopping.abort());
  remove.addEventListener('click', async () => {
    await removePictures();
    said.textContent = strings.removed;
    show(await look());
    start.focus();
  });
  // The words may still be on their way while this page is read, or the connection come back.
  const again = async () => stop.hidden && show(await look());
  navigator.serviceWorker.addEventListener('message', again);
  addEventListener('online', again);
  show(await look());
  find('[data-unable]').hidden = true;
  root.hidden = false;
}

if (navigator.serviceWorker) begin();
