import { type KeyStep, until, type Wire } from './webdriver.ts';

/** Named keys with their WebDriver codes. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Control: '\uE009',
};
export type Key = keyof typeof KEYS;

const down = (value: string): KeyStep => ({ type: 'keyDown', value });
const up = (value: string): KeyStep => ({ type: 'keyUp', value });

/** A page in some engine, with real pointer and keyboard input. Selectors use the first matching element. */
export class Browser {
  readonly name: string;
  readonly #wire: Wire;
  readonly #base: string;
  #size = { width: 0, height: 0 };

  constructor(name: string, wire: Wire, base: string) {
    this.name = name;
    this.#wire = wire;
    this.#base = base;
  }

  async open(address: string) {
    const url = this.#base + address;
    await this.#wire.navigate(url);
    // Polled instead of waiting for load: an earlier page may still be loading, and an unreachable map must not count.
    const here = () =>
      this.evaluate((to) => location.href === to && document.readyState === 'complete', url).catch(() => false);
    await until(`${url} to load`, async () => (await here()) || undefined);
    await this.leave();
  }

  async resize(size: { width: number; height: number }) {
    this.#size = size;
    await this.#wire.resize(size.width, size.height);
  }

  /** Runs a function in the page; arguments and result are JSON. */
  async evaluate<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const call = `(${fn})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
    return JSON.parse(await this.#wire.run(`JSON.stringify(${call} ?? null)`));
  }

  text(selector: string) {
    return this.evaluate((css) => document.querySelector(css)?.textContent ?? '', selector);
  }

  attribute(selector: string, name: string) {
    return this.evaluate((css, n) => document.querySelector(css)?.getAttribute(n) ?? null, selector, name);
  }

  value(selector: string) {
    return this.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value ?? '', selector);
  }

  count(selector: string) {
    return this.evaluate((css) => document.querySelectorAll(css).length, selector);
  }

  visible(selector: string) {
    return this.evaluate(
      (css) =>
        document.querySelector(css)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false,
      selector,
    );
  }

  /** Whether the element, or something inside it, has the focus. */
  focused(selector: string) {
    return this.evaluate((css) => document.activeElement?.closest(css) === document.querySelector(css), selector);
  }

  focus(selector: string) {
    return this.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);
  }

  async hover(selector: string) {
    await this.#point(await this.#middleOf(selector));
  }

  async click(selector: string) {
    await this.#point(await this.#middleOf(selector, { uncovered: true }), true);
  }

  async clickAt(x: number, y: number) {
    await this.#point({ x, y }, true);
  }

  /** Moves the pointer to the lower left corner. */
  async leave() {
    await this.#point({ x: 2, y: this.#size.height - 2 });
  }

  async key(...names: Key[]) {
    for (const name of names) await this.type(KEYS[name]);
  }

  type(text: string) {
    return this.#keys([...text].flatMap((value) => [down(value), up(value)]));
  }

  /** A letter while another key is pressed. */
  chord(held: Key, letter: string) {
    return this.#keys([down(KEYS[held]), down(letter), up(letter), up(KEYS[held])]);
  }

  /** Accepts the alert that an action opens and returns its text. The action may end only when the alert is closed. */
  async alertAfter(act: () => Promise<void>): Promise<string> {
    const [words] = await Promise.all([this.#wire.dialog(), act()]);
    return words;
  }

  #keys(actions: KeyStep[]) {
    return this.#wire.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** The position of the element once it no longer moves, scrolled into view; to be pressed, it must not be covered. */
  #middleOf(selector: string, { uncovered = false } = {}) {
    let before = '';
    return until(`${selector} to stand still`, async () => {
      const point = await this.evaluate(
        (css, bare) => {
          const element = document.querySelector(css);
          element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const box = element?.getBoundingClientRect();
          const point = box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
          const met = point && (!bare || element?.contains(document.elementFromPoint(point.x, point.y)));
          return met ? point : undefined;
        },
        selector,
        uncovered,
      );
      const now = JSON.stringify(point);
      const still = now === before;
      before = now;
      return still && point ? point : undefined;
    });
  }

  async #point({ x, y }: { x: number; y: number }, press = false) {
    await this.#wire.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          ...(press
            ? ([
                { type: 'pointerDown', button: 0 },
                { type: 'pointerUp', button: 0 },
              ] as const)
            : []),
        ],
      },
    ]);
  }
}
