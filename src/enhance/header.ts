import { MENU_CLOSE_MS, SCROLL_STUCK_PX } from '../model/constants.ts';

/** A mouse moves towards a panel if its path falls by at least this ratio, measured after this many pixels. */
const DOWNHILL = 1 / 6;
const SURE_PX = 6;

/** The bar turns white once the page is scrolled more than 50 px. */
function stick(bar: HTMLElement) {
  const update = () => bar.toggleAttribute('data-stuck', window.scrollY > SCROLL_STUCK_PX);
  addEventListener('scroll', update, { passive: true });
  // Deferred, because reading the scroll position here would force a second layout.
  requestAnimationFrame(update);
}

/** Where the links of the bar do not fit (a long name, large text) it collapses into the burger menu. */
function foldWhenTight(bar: HTMLElement) {
  const inner = bar.firstElementChild as HTMLElement;
  const words = inner.querySelector('nav > ul');
  let needed = 0;
  const observer = new ResizeObserver(() => {
    const narrow = bar.hasAttribute('data-narrow');
    if (!narrow) needed = inner.scrollWidth;
    bar.toggleAttribute('data-narrow', narrow ? inner.clientWidth < needed : needed > inner.clientWidth + 1);
  });
  observer.observe(inner);
  // The font loads later and may be wider.
  if (words) observer.observe(words);
  const brief = inner.querySelector('[data-brief-count]');
  if (brief) observer.observe(brief);
}

/** Hover menus as the WAI-ARIA disclosure navigation pattern: pointer, touch, keyboard. */
function menus(bar: HTMLElement) {
  const items = [...bar.querySelectorAll<HTMLElement>('[data-menu]')];
  const buttonOf = (item: HTMLElement) => item.querySelector('button') as HTMLButtonElement;
  let leaving = 0;
  /** The last mouse position, and whether it moves down more than sideways. */
  const heading = { x: 0, y: 0, down: false };
  bar.addEventListener('pointermove', ({ clientX, clientY }) => {
    const [dx, dy] = [clientX - heading.x, clientY - heading.y];
    if (Math.abs(dx) + Math.abs(dy) < SURE_PX) return;
    Object.assign(heading, { x: clientX, y: clientY, down: dy > Math.abs(dx) * DOWNHILL });
  });

  const show = (open?: HTMLElement) => {
    clearTimeout(leaving);
    for (const item of items) {
      item.toggleAttribute('data-open', item === open);
      buttonOf(item).setAttribute('aria-expanded', String(item === open));
    }
    bar.toggleAttribute('data-open', Boolean(open));
  };
  const isOpen = (item: HTMLElement) => item.hasAttribute('data-open');

  for (const item of items) {
    const button = buttonOf(item);
    item.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      // On its way down to the far column of an open panel the pointer crosses the neighbouring links.
      if (!heading.down || isOpen(item) || !items.some(isOpen)) return show(item);
      clearTimeout(leaving);
      leaving = window.setTimeout(show, MENU_CLOSE_MS, item);
    });
    item.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(leaving);
      leaving = window.setTimeout(show, MENU_CLOSE_MS);
    });
    // Touch has no hover, so a tap on the word opens its menu, as the button does, and does not navigate.
    item.querySelector('a')?.addEventListener('click', (event) => {
      if ((event as PointerEvent).pointerType !== 'touch') return;
      event.preventDefault();
      show(isOpen(item) ? undefined : item);
    });
    button.addEventListener('click', (event) => {
      // Hover has already opened it for a mouse, so the click must not close it.
      const byMouse = (event as PointerEvent).pointerType === 'mouse';
      show(isOpen(item) && !byMouse ? undefined : item);
    });
    item.addEventListener('focusout', (event) => {
      if (isOpen(item) && !item.contains(event.relatedTarget as Node)) show();
    });
    item.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && isOpen(item)) {
        show();
        button.focus();
      }
      const stops = [button, ...item.querySelectorAll<HTMLElement>(':scope > div a')];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const to = { ArrowDown: at + 1, ArrowUp: at + stops.length - 1, Home: 1, End: stops.length - 1 }[event.key];
      if (at < 0 || to === undefined) return;
      event.preventDefault();
      if (!isOpen(item)) show(item);
      stops[to % stops.length]?.focus();
    });
  }
  document.addEventListener('pointerdown', (event) => bar.contains(event.target as Node) || show());
  addEventListener('keydown', (event) => event.key === 'Escape' && show());
}

/** The side panel: a modal dialog, so the browser itself traps the focus and returns it. */
function panel(bar: HTMLElement) {
  const burger = bar.querySelector<HTMLElement>('[data-burger]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-panel]');
  if (!burger || !dialog) return;
  burger.setAttribute('role', 'button');
  burger.setAttribute('aria-expanded', 'false');
  burger.setAttribute('aria-controls', dialog.id);
  const open = (event: Event) => {
    event.preventDefault();
    if (dialog.open) return;
    dialog.show();
    burger.setAttribute('aria-expanded', 'true');
    // A modal dialog makes the rest of the page inert, which takes a slow phone 150 ms, so the panel is painted first.
    requestAnimationFrame(() => setTimeout(makeModal));
  };
  const makeModal = () => {
    if (!dialog.open || dialog.matches(':modal')) return;
    // close() would fire the event that returns the focus.
    dialog.removeAttribute('open');
    dialog.showModal();
  };
  burger.addEventListener('click', open);
  burger.addEventListener('keydown', (event) => event.key === ' ' && open(event));
  dialog.addEventListener('close', () => {
    burger.setAttribute('aria-expanded', 'false');
    burger.focus();
  });
  dialog.addEventListener('click', (event) => {
    const target = event.target as HTMLElement;
    if (target.closest('[data-close]')) event.preventDefault();
    // A click on the backdrop targets the dialog itself.
    if (target === dialog || target.closest('a')) dialog.close();
  });
  // Where the links fit again, the burger menu is hidden and its dialog closes.
  new ResizeObserver(() => dialog.open && !burger.offsetParent && dialog.close()).observe(bar);
}

export function header() {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  if (!bar) return;
  stick(bar);
  foldWhenTight(bar);
  menus(bar);
  panel(bar);
}
