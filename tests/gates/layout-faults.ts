import type { Finding } from './gate.ts';

/** Visible layout faults, found from the boxes of the page. Runs in the page. */
export function layoutFaults(): Finding[] {
  const SLACK_PX = 2;
  /** Large letters hang a little over their edge, so that they look flush. */
  const HANG_EM = 0.1;
  /** A line's box reaches above and below its letters. */
  const LEADING = 0.25;

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const wide = document.documentElement.clientWidth;
  const probe = document.createElement('div');
  document.body.append(probe);
  probe.className = 'scan-probe';
  const margin = probe.offsetWidth;
  probe.remove();

  /** Asked of the browser once for each element: every question is answered in words, and there are thousands. */
  const readStyle = (element: Element) => {
    const { clipPath, overflowX, overflowY, display, fontSize, writingMode, backgroundColor } =
      getComputedStyle(element);
    return { clipPath, overflowX, overflowY, display, fontSize, writingMode, backgroundColor };
  };
  const styles = new Map<Element, ReturnType<typeof readStyle>>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? readStyle(element);
    styles.set(element, known);
    return known;
  };
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element) => {
    const known = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, known);
    return known;
  };
  const within = (element: Element | null, test: (around: Element) => boolean): boolean =>
    element !== null && element !== document.body && (test(element) || within(element.parentElement, test));
  /** Cut down to nothing for those who only listen. */
  const onlyHeard = (element: Element) => within(element, (around) => styleOf(around).clipPath === 'inset(50%)');
  /** A card outside of its carousel's visible area, or half in it. */
  const waits = (element: Element) => {
    const [card, window] = [element.closest('li'), element.closest('[data-window]')];
    return card !== null && window !== null && !holds(boxOf(window), boxOf(card));
  };
  /** The reader moves the picture of the town with a finger: what leaves it can be brought back. */
  const isPanned = (element: Element) => element.matches('[data-pannable]');
  const scrolls = (element: Element) =>
    within(element, (around) => isPanned(around) || /auto|scroll/.test(styleOf(around).overflowX));
  const meets = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK_PX &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK_PX;
  const holds = (outer: Box, inner: Box) =>
    outer.left <= inner.left + SLACK_PX &&
    outer.right >= inner.right - SLACK_PX &&
    outer.top <= inner.top + SLACK_PX &&
    outer.bottom >= inner.bottom - SLACK_PX;
  const quote = (words: string) => `"${words.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;

  interface Text {
    node: Text_;
    parent: Element;
    words: string;
    lines: DOMRect[];
    hang: number;
  }
  type Text_ = Node & { data: string };
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode() as Text_ | null; node; node = walker.nextNode() as Text_ | null) {
    const parent = node.parentElement;
    if (!parent || !/\S/.test(node.data) || parent.closest('script, style, noscript, [popover], dialog, [inert]'))
      continue;
    if (
      !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      onlyHeard(parent) ||
      waits(parent)
    )
      continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const hang = Math.max(SLACK_PX, Number.parseFloat(styleOf(parent).fontSize) * HANG_EM);
    if (lines.length) texts.push({ node, parent, words: node.data, lines, hang });
  }

  const differ = (a: Box, b: Box) =>
    Math.abs((a.top + a.bottom) / 2 - (b.top + b.bottom) / 2) > Math.max(a.bottom - a.top, b.bottom - b.top) / 2;
  const rows = (lines: DOMRect[]) => lines.filter((line, i) => i === 0 || differ(line, lines[i - 1] ?? line)).length;

  /** A word that breaks across two lines, unless the first line ends with its hyphen or dash. */
  const broken = ({ node, parent, lines }: Text): string[] => {
    if (parent instanceof SVGElement || rows(lines) < 2 || styleOf(parent).writingMode !== 'horizontal-tb') return [];
    const found: string[] = [];
    for (const { 0: word, index } of node.data.matchAll(/[^\s​]{2,}/g)) {
      // The first letter after a break has an empty box at the end of the line before, too.
      const letter = (i: number) => {
        range.setStart(node, index + i);
        range.setEnd(node, index + i + 1);
        return [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
      };
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (rows([...range.getClientRects()]) < 2) continue;
      for (let i = 1; i < word.length; i++)
        if (differ(letter(i - 1), letter(i)) && !/[-‐–—]/.test(word[i - 1] ?? ''))
          found.push(`broken: "${word.slice(0, i)} / ${word.slice(i)}"`);
    }
    return found;
  };

  /** Out of the window, out of a box that hides what leaves it, or out of the box that it is set in. */
  const outside = ({ parent, words, lines, hang }: Text): string[] => {
    for (const line of lines) {
      const [top, bottom] = [line.top + line.height * LEADING, line.bottom - line.height * LEADING];
      let set = false;
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { display, overflowX, overflowY } = styleOf(around);
        if (isPanned(around) || /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return [];
        if (display === 'inline' || display === 'contents') continue;
        const drawn = around instanceof SVGElement;
        if (drawn && around.localName !== 'svg') continue;
        const box = boxOf(around);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const first = !set && !drawn;
        set = true;
        const aside = first || hides(overflowX) ? Math.max(box.left - line.left, line.right - box.right) - hang : 0;
        const above = first || hides(overflowY) ? Math.max(box.top - top, bottom - box.bottom) - SLACK_PX : 0;
        if (aside > 0 || above > 0) return [`outside its box: ${quote(words)}`];
      }
      if (line.left < -SLACK_PX || line.right > wide + SLACK_PX) return [`outside the window: ${quote(words)}`];
    }
    return [];
  };

  const pictures = [...document.images, ...document.querySelectorAll('canvas, video')]
    .filter((picture) => picture.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((picture) => {
      const { left, right, top, bottom } = boxOf(picture);
      const box = { left, right, top, bottom };
      for (let around = picture.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, display } = styleOf(around);
        if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const frame = boxOf(around);
        box.left = Math.max(box.left, frame.left);
        box.right = Math.min(box.right, frame.right);
        box.top = Math.max(box.top, frame.top);
        box.bottom = Math.min(box.bottom, frame.bottom);
      }
      return { picture, box };
    })
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
  const opaque = (colour: string) => !/^transparent$|^rgba\(.*, ?(0|0?\.\d+)\)$|\/ ?(0|0?\.\d+)\)$/.test(colour);

  /** Letters of a keyed figure bring a disc of their own; other words need a ground between themselves and the picture. */
  const overPicture = ({ parent, words, lines }: Text): string[] => {
    if (parent instanceof SVGElement) return [];
    for (const line of lines) {
      const ink = {
        left: line.left,
        right: line.right,
        top: line.top + line.height * LEADING,
        bottom: line.bottom - line.height * LEADING,
      };
      for (const { picture, box } of pictures) {
        if (!meets(ink, box)) continue;
        let ground = false;
        for (let around: Element | null = parent; around && !around.contains(picture); around = around.parentElement)
          ground ||= opaque(styleOf(around).backgroundColor) && holds(boxOf(around), ink);
        if (!ground) return [`over a picture: ${quote(words)}`];
      }
    }
    return [];
  };

  /** Nearer to the edge of the window than everything else on the page. */
  const atTheEdge = ({ parent, words, lines, hang }: Text): string[] => {
    if (!parent.closest('main, footer') || parent instanceof SVGElement || scrolls(parent)) return [];
    const near = lines.some(({ left, right }) => left < margin - hang || right > wide - margin + hang);
    return near ? [`at the edge: ${quote(words)}`] : [];
  };

  /** What is pressed says so in one line. */
  const tallButtons = (): string[] =>
    [...document.querySelectorAll('button, [role="button"], [data-button]')].flatMap((button) => {
      const inside = texts.filter(({ parent }) => button.contains(parent)).flatMap(({ lines }) => lines);
      return rows(inside) > 1 ? [`a button of two lines: ${quote(button.textContent ?? '')}`] : [];
    });

  /** Every letter of a key is on its picture, and points at something in it. */
  const lostLetters = (): string[] =>
    [...document.querySelectorAll('[data-key=""]')].flatMap((key) => {
      const letters = [...key.querySelectorAll('dt > span:first-child')].map((letter) => letter.textContent ?? '');
      let around: Element | null = key;
      while (around && !around.querySelector('[data-lettered]')) around = around.parentElement;
      const frame = around?.querySelector('[data-lettered]');
      const picture = frame?.querySelector('img');
      if (!frame || !picture) return [`a key without its picture: ${quote(key.textContent ?? '')}`];
      const box = boxOf(picture);
      const marks = [...frame.querySelectorAll('text')].filter((mark) => mark.checkVisibility());
      const points = [...frame.querySelectorAll('circle')].filter((point) => point.checkVisibility());
      return [
        ...letters
          .filter((letter) => !marks.some((mark) => mark.textContent === letter && holds(box, boxOf(mark))))
          .map((letter) => `not on the picture: letter ${letter} of ${quote(key.textContent ?? '')}`),
        ...(points.length === 2 * letters.length && points.every((point) => holds(box, boxOf(point)))
          ? []
          : [`not on the picture: a part of ${quote(key.textContent ?? '')}`]),
      ];
    });

  return [
    ...texts.flatMap((text) => [...broken(text), ...outside(text), ...overPicture(text), ...atTheEdge(text)]),
    ...tallButtons(),
    ...lostLetters(),
  ];
}
