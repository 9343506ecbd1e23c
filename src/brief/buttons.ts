import { addRows, type BriefRow, newRow, removeRows } from './brief.ts';
import { showCount } from './count.ts';
import { type BriefState, briefStore } from './store.ts';

/** The labels of pressed buttons, from the data-brief attribute of the section. */
interface ButtonWords {
  added: string;
  remove: string;
  open: string;
  unstored: string;
}

/** A model updates its sentence and address SETTLE_MS (instruments/kit/use-dials.ts) after the last input; this is a little longer. */
const CASE_SETTLES_MS = 600;

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const pageOf = () => ({
  page: new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).pathname,
  name: document.querySelector('main')?.dataset.name ?? '',
});

/** A question of 'What the scope settles'. */
const scopeRow = (row: Element): BriefRow =>
  newRow({ ...pageOf(), question: textOf(row.querySelector('dt')), decides: textOf(row.querySelector('dd')) });

/** The case that a model shows: its question, its settings in words, its sentence, and the address that opens it. */
function caseRow(section: HTMLElement): BriefRow {
  const settings = [...section.querySelectorAll('[data-settings] dd')].map((setting) => {
    const value = textOf(setting.querySelector('b'));
    return `${textOf(setting.firstChild as Element)}: ${value}`;
  });
  return newRow({
    ...pageOf(),
    question: textOf(section.querySelector('h2')),
    decides: textOf(section.querySelector('figcaption')),
    settings: settings.join('; '),
    fragment: location.hash.includes('=') ? location.hash : `#${section.id}`,
  });
}

/** A status line under the buttons, with a link to the brief. */
function statusLine(place: Element, words: ButtonWords) {
  const line = document.createElement('span');
  line.setAttribute('role', 'status');
  place.append(line);
  return ({ fault, brief }: BriefState) => {
    const link = document.querySelector<HTMLAnchorElement>('[data-brief-count]');
    const open = document.createElement('a');
    open.textContent = words.open;
    open.href = link?.href ?? '/brief';
    // If storage is blocked, the address of the brief is created after the count.
    open.addEventListener('click', () => link && (open.href = link.href));
    line.replaceChildren(...(fault ? [`${words.unstored} `] : []), ...(brief.rows.length ? [open] : []));
  };
}

interface Toggle {
  button: HTMLButtonElement;
  rows: () => BriefRow[];
}

/** The button adds or removes, and its label changes accordingly. */
function follow({ button, rows }: Toggle, words: ButtonWords): () => void {
  const add = button.textContent ?? '';
  const note = document.createElement('span');
  button.before(note);
  return () => {
    const wanted = rows();
    const ids = briefStore.get().brief.rows.map(({ id }) => id);
    const isAdded = wanted.every(({ id }) => ids.includes(id));
    button.textContent = isAdded ? words.remove : add;
    note.textContent = isAdded ? words.added : '';
    if (wanted.length === 1) button.setAttribute('aria-label', `${button.textContent}: ${wanted[0]?.question}`);
    button.dataset.added = String(isAdded);
  };
}

/** Connects the buttons of a section to the brief. */
export function briefButtons(section: HTMLElement) {
  const words = JSON.parse(section.dataset.brief ?? '{}') as ButtonWords;
  const items = [...section.querySelectorAll('dl > [data-question]')];
  const toggles: Toggle[] = [];
  for (const button of section.querySelectorAll<HTMLButtonElement>('[data-add]')) {
    const item = button.closest('[data-question]');
    const { add } = button.dataset;
    if (item) toggles.push({ button, rows: () => [scopeRow(item)] });
    else toggles.push({ button, rows: () => (add === 'case' ? [caseRow(section)] : items.map(scopeRow)) });
  }
  const place = section.querySelector('[data-brief-foot]') ?? section;
  const say = statusLine(place, words);
  const updates = toggles.map((toggle) => follow(toggle, words));
  const update = () => {
    for (const one of updates) one();
  };
  for (const { button, rows } of toggles)
    button.addEventListener('click', async () => {
      if (button.dataset.add === 'case') await caseSettled(section);
      const wanted = rows();
      const state = briefStore.update((brief) =>
        button.dataset.added === 'true'
          ? removeRows(
              brief,
              wanted.map(({ id }) => id),
            )
          : addRows(brief, wanted),
      );
      say(state);
    });
  showCount();
  update();
  briefStore.subscribe(update);
  watchCase(section, update);
}

/** The time of the last change of a section's figure. */
const redrawn = new WeakMap<Element, number>();

/** After a control of the model has moved, the shown case may not be in the brief. */
function watchCase(section: HTMLElement, update: () => void) {
  const figure = section.querySelector('figure');
  if (!figure) return;
  new MutationObserver(() => {
    redrawn.set(section, performance.now());
    setTimeout(() => caseSettled(section).then(update));
  }).observe(figure.parentElement ?? figure, { childList: true, characterData: true, subtree: true });
}

async function caseSettled(section: HTMLElement) {
  const left = () => (redrawn.get(section) ?? Number.NEGATIVE_INFINITY) + CASE_SETTLES_MS - performance.now();
  while (left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
}
