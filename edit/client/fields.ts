import type { Path } from '../messages.ts';

export interface Field {
  file: string;
  path: Path;
}

const ATTRIBUTE = 'data-field';

/** 'content/en/index.yaml#sections/0/heading' */
export const written = ({ file, path }: Field) => `${file}#${path.join('/')}`;
export function read(name: string): Field {
  const [file = '', path = ''] = name.split('#');
  return { file, path: path ? path.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) : [] };
}

/** The text of each field on this page, as rendered by the server. */
const texts: Record<string, string> = JSON.parse(document.getElementById('edit-fields')?.textContent ?? '{}');

const plain = (text: string) =>
  text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** Scripts replace {n} in a text. */
const patterns = Object.entries(texts).map(([name, text]) => ({
  name,
  pattern: new RegExp(
    `^${plain(text)
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.*')}$`,
  ),
}));

const shownIn = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const commonStart = (one: string, two: string) => {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at += 1;
  return at;
};

/** Among fields with the same text, the one nearest in the file to the fields around the element. */
function nearest(element: Element, names: string[]): string | undefined {
  if (names.length < 2) return names[0];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const near = [...around.querySelectorAll(`[${ATTRIBUTE}]`)].flatMap((one) =>
      (one.getAttribute(ATTRIBUTE) ?? '').split(' '),
    );
    const own = near.filter((name) => names.some((candidate) => commonStart(candidate, name) > candidate.indexOf('#')));
    if (!own.length) continue;
    const score = (name: string) => Math.max(...own.map((other) => commonStart(name, other)));
    return [...names].sort((a, b) => score(b) - score(a))[0];
  }
  return names[0];
}

/** The fields whose text an element shows; scripts may have changed the text since the page was rendered. */
function fieldsShownBy(element: Element): string[] {
  const names = (element.getAttribute(ATTRIBUTE) ?? '').split(' ').filter(Boolean);
  const shown = shownIn(element);
  if (names.length > 1 || !element.closest('astro-island')) return names;
  const matching = patterns.filter(({ pattern }) => pattern.test(shown)).map(({ name }) => name);
  if (names.length && (!matching.length || matching.some((name) => names.includes(name)))) return names;
  const found = nearest(element, matching);
  return found ? [found] : [];
}

/** Marks texts that the server could not mark or a script has added. */
export function markUnmarked(): void {
  const marked = new Set(
    [...document.querySelectorAll(`[${ATTRIBUTE}]`)].flatMap((one) => (one.getAttribute(ATTRIBUTE) ?? '').split(' ')),
  );
  const byText = Map.groupBy(
    Object.entries(texts).filter(([name]) => !marked.has(name)),
    ([, text]) => plain(text),
  );
  if (!byText.size) return;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    if (!element || element.hasAttribute(ATTRIBUTE) || element.closest('script, style')) continue;
    const found = byText.get((textContent ?? '').trim());
    const name =
      found &&
      nearest(
        element,
        found.map(([one]) => one),
      );
    if (name) element.setAttribute(ATTRIBUTE, name);
  }
}

export interface Target {
  element: Element;
  fields: Field[];
}

/** The text under the pointer. */
export function targetAt(element: Element | null): Target | undefined {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const island = one.closest('astro-island');
    if (!one.hasAttribute(ATTRIBUTE) && !(island && one === element)) continue;
    const names = fieldsShownBy(one);
    if (names.length) return { element: one, fields: names.map(read) };
  }
}

/** The first element that shows a field. */
export const elementOf = (field: Field) => document.querySelector(`[${ATTRIBUTE}~="${CSS.escape(written(field))}"]`);

export interface PictureTarget {
  element: Element;
  id: string;
}

export function pictureAt(element: Element | null): PictureTarget | undefined {
  const image =
    element?.closest('picture, figure')?.querySelector('img') ?? (element instanceof HTMLImageElement ? element : null);
  const [, id] = /\/renders\/([\w-]+)\.\w+\//.exec(image?.currentSrc || image?.src || '') ?? [];
  return image && id ? { element: image, id } : undefined;
}

/** Among the fields that refer to a picture, the one that an image shows. */
export function placeOfPicture<T extends Field>(image: Element, uses: T[]): T | undefined {
  const name = nearest(image, uses.map(written));
  return uses.find((use) => written(use) === name) ?? uses[0];
}

/** The elements of a page's sections, by number. The opening may show a drawing of a section, so the element with most of its text counts. */
export function sectionElements(file: string): Map<number, Element> {
  const votes = new Map<number, Element[]>();
  const main = document.querySelector('main');
  for (const element of main?.querySelectorAll(`[${ATTRIBUTE}*="${file}#sections/"]`) ?? []) {
    const at = Number(/#sections\/(\d+)\//.exec(element.getAttribute(ATTRIBUTE) ?? '')?.[1]);
    let top: Element = element;
    while (top.parentElement && top.parentElement !== main) top = top.parentElement;
    // An island has `display: contents`, and no box.
    votes.set(at, [...(votes.get(at) ?? []), top.localName === 'astro-island' ? (top.firstElementChild ?? top) : top]);
  }
  const most = (tops: Element[]) =>
    [...Map.groupBy(tops, (top) => top)].sort(([, one], [, two]) => two.length - one.length)[0]?.[0];
  return new Map(
    [...votes].flatMap(([at, tops]) => {
      const top = most(tops);
      return top ? [[at, top] as const] : [];
    }),
  );
}

/** The list or the object that contains all of these fields. */
export function commonParent(fields: Field[]): Field | undefined {
  const [first] = fields;
  if (!first || first.path.length < 2) return;
  const parent = { file: first.file, path: first.path.slice(0, -1) };
  const key = written(parent);
  return fields.every((field) => written({ ...field, path: field.path.slice(0, -1) }) === key) ? parent : undefined;
}

/** The list entry that contains a field: its list and its index. */
export function entryOf({ file, path }: Field): { list: Field; at: number } | undefined {
  const at = path.findLastIndex((key) => typeof key === 'number');
  return at < 0 ? undefined : { list: { file, path: path.slice(0, at) }, at: Number(path[at]) };
}

/** content/en/services/cloude.yaml → services/cloude.yaml; content/mr/index.yaml → mr/index.yaml */
export const shortName = (file: string) => file.replace(/^content\/(en\/)?/, '');

/** 'services/cloude.yaml · headline 2' */
export const labelOf = ({ file, path }: Field) =>
  [shortName(file), path.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' ')].filter(Boolean).join(' · ');
