import { MENU_CLOSE_MS, SCROLL_STUCK_PX } from '../model/constants.ts';

/** The bar turns white once the page is scrolled more than 50 px. */
function stick(bar: HTMLElement) {
  const update = () => bar.toggleAttribute('data-stuck', window.scrollY > SCROLL_STUCK_PX);
  addEventListener('scroll', update, { passive: true });
  // Not now: asked for its place here, the page would be laid out twice before it is drawn.
  requestAnimationFrame(update);
}

/** Hover menus as the WAI-ARIA disclosure navigation pattern: pointer, touch, keyboard. */
function menus(bar: HTMLElement) {
  const items = [...bar.querySelectorAll<HTMLElement>('[data-menu]')];
  const buttonOf = (item: HTMLElement) => item.querySelector('button') as HTMLButtonElement;
  let leaving = 0;

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
    // Touch has no hover: there the button opens, and a tap on the link follows it.
    item.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && show(item));
    item.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(leaving);
      leaving = window.setTimeout(show, MENU_CLOSE_MS);
    });
    button.addEventListener('click', (event) => {
      // A mouse has opened it by hovering already; its click must not close what it came for.
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
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      const stops = [button, ...item.querySelectorAll<HTMLElement>(':scope > div a')];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      if (at < 0) return;
      event.preventDefault();
      if (!isOpen(item)) show(item);
      stops[(at + (event.key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length]?.focus();
    });
  }
  document.addEventListener('pointerdown', (event) => bar.contains(event.target as Node) || show());
  addEventListener('keydown', (event) => event.key === 'Escape' && show());
}

/** The side panel: a modal dialog, so the browser itself keeps focus inside and gives it back. */
function panel(bar: HTMLElement) {
  const burger = bar.querySelector<HTMLElement>('[data-burger]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-panel]');
  if (!burger || !dialog) return;
  burger.setAttribute('role', 'button');
  burger.setAttribute('aria-expanded', 'false');
  burger.setAttribute('aria-controls', dialog.id);
  const open = (event: Event) => {
    event.preventDefault();
    dialog.showModal();
    burger.setAttribute('aria-expanded', 'true');
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
    // A click on the veil reaches the dialog itself.
    if (target === dialog || target.closest('a')) dialog.close();
  });
  matchMedia('(min-width: 1024px)').addEventListener('change', () => dialog.open && dialog.close());
}

export function header() {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  if (!bar) return;
  stick(bar);
  menus(bar);
  panel(bar);
}
