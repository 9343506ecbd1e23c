import { fill } from '../model/fill.ts';
import { createEngine, type Found, type FoundRecord } from './engine.ts';
import { excerpt, mark } from './excerpt.ts';
import { recent, remember } from './recent.ts';
import type { SearchIndex } from './types.ts';

const NOTHING = new Set<string>();

/** Text as nodes, what matched in `<mark>`: content never becomes markup. */
const marked = (text: string, terms: Set<string>) =>
  mark(text, terms).map((piece) => {
    if (!piece.marked) return piece.text;
    const node = document.createElement('mark');
    node.textContent = piece.text;
    return node;
  });

/**
 * Brings the dialog to life, once: a combobox over a listbox (WAI-ARIA). Focus stays in the field; the arrows move through
 * the options, which are links, so that they open in a new tab like any other. Returns what shows the results of whatever
 * stands in the field, for each time the dialog opens.
 */
export function attach(dialog: HTMLDialogElement, index: SearchIndex): () => void {
  const find = <E extends HTMLElement>(selector: string) => dialog.querySelector(selector) as E;
  const input = find<HTMLInputElement>('input');
  const list = find('[role=listbox]');
  const nothing = find('[data-nothing]');
  const status = find('[role=status]');
  const engine = createEngine(index);
  let options: HTMLAnchorElement[] = [];
  let active = -1;

  const copyOf = (name: string) =>
    (find<HTMLTemplateElement>(`template[data-${name}]`).content.cloneNode(true) as DocumentFragment)
      .firstElementChild as HTMLElement;

  function activate(to: number) {
    options[active]?.setAttribute('aria-selected', 'false');
    active = to;
    const option = options[active];
    option?.setAttribute('aria-selected', 'true');
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  function option({ to, heading, text, terms }: Found, aside = '', isPart = false) {
    const link = copyOf('option') as HTMLAnchorElement;
    link.id = `search-option-${options.length}`;
    link.href = to;
    link.toggleAttribute('data-part', isPart);
    const fillIn = (slot: string, ...nodes: (string | Node)[]) =>
      link.querySelector(`[data-${slot}]`)?.append(...nodes);
    fillIn('heading', ...marked(heading, terms));
    fillIn('aside', aside);
    fillIn('text', ...marked(excerpt(text, terms), terms));
    options.push(link);
    return link;
  }

  /** A group of options; its label is shown unless the first option says the same. */
  function group(label: string, shown: boolean, make: () => HTMLElement[]) {
    const box = copyOf('group');
    box.setAttribute('aria-label', label);
    const heading = box.querySelector('[data-label]');
    if (shown) heading?.append(label);
    else heading?.remove();
    box.append(...make());
    return box;
  }

  const pageGroup = (page: FoundRecord) =>
    group(page.heading, false, () => [option(page, page.group), ...page.parts.map((part) => option(part, '', true))]);

  /** Before anything is typed: what was opened lately, and what is often asked for. */
  function beginnings() {
    const links = (entries: { to: string; heading: string }[]) => () =>
      entries.map((entry) => option({ ...entry, text: '', terms: NOTHING }, engine.at(entry.to)?.group));
    const lately = recent().flatMap((to) => {
      const known = engine.at(to);
      return known ? [{ to, heading: known.heading }] : [];
    });
    const offered = index.suggestions.map(({ label, to }) => ({ to, heading: label }));
    const { recent: opened = '', suggested = '' } = list.dataset;
    return [...(lately.length ? [group(opened, true, links(lately))] : []), group(suggested, true, links(offered))];
  }

  function show() {
    const query = input.value.trim();
    options = [];
    activate(-1);
    const { records: pages, note = '' } = query ? engine.search(query) : { records: [] };
    list.replaceChildren(...(query ? pages.map(pageGroup) : beginnings()));
    list.scrollTop = 0;
    list.hidden = options.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    if (query && options.length) activate(0);
    nothing.hidden = !query || pages.length > 0 || !engine.complete;
    const { none = '', one = '', many = '' } = status.dataset;
    const count = fill([none, one][pages.length] ?? many, { n: pages.length, query });
    status.textContent = query && (nothing.hidden && pages.length === 0 ? '' : note || count);
  }

  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing || event.altKey) return;
    if (step && options.length) {
      event.preventDefault();
      // From the field itself, up leads to the last option and down to the first.
      activate(active < 0 && step < 0 ? options.length - 1 : (active + step + options.length) % options.length);
      options[active]?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && options[active]) {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      options[active]?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    }
  });
  list.addEventListener('pointermove', (event) => {
    const over = options.indexOf((event.target as Element).closest('a') as HTMLAnchorElement);
    if (over >= 0 && over !== active) activate(over);
  });
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    remember(link.getAttribute('href') ?? '');
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });
  // Scrolling by touch puts the phone's keyboard away, which would cover half of what is read.
  list.addEventListener('touchmove', () => input.blur(), { passive: true });
  // Whoever has not moved on from the first option sees the parts that came in meanwhile.
  import('./search-texts.ts')
    .then((texts) => engine.extend(texts.default))
    .then(() => dialog.open && active < 1 && show());
  return show;
}
