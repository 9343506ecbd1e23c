import type { PointerEvent } from 'react';

/** Distance from the edge of the window at which the page scrolls, and the step of each scroll. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

interface Box {
  row: HTMLElement;
  middle: number;
}

/** Pointer handlers of a row's handle: the row follows the pointer within its list, and `onDrop` gets its new index. */
export function rowDrag(onDrop: (to: number) => void) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const row = handle.closest('li');
    const list = row?.parentElement;
    if (event.button || !row || !list) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const rows = [...list.children] as HTMLElement[];
    const boxes = rows.map((one): Box => {
      const { top, height } = one.getBoundingClientRect();
      return { row: one, middle: scrollY + top + height / 2 };
    });
    const from = rows.indexOf(row);
    const height = row.offsetHeight;
    const start = event.pageY;
    let to = from;
    row.dataset.dragged = '';

    const move = ({ pageY, clientY }: globalThis.PointerEvent) => {
      if (clientY < EDGE_PX) scrollBy(0, -SCROLL_PX);
      if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
      const by = pageY - start;
      const middle = (boxes[from]?.middle ?? 0) + by;
      to = boxes.filter((box, i) => i !== from && box.middle < middle).length;
      for (const [i, box] of boxes.entries()) {
        const makesRoom = (i > from && i <= to ? -height : 0) + (i < from && i >= to ? height : 0);
        box.row.style.translate = `0 ${i === from ? by : makesRoom}px`;
      }
    };
    const end = () => {
      handle.removeEventListener('pointermove', move);
      removeEventListener('keydown', cancel);
      delete row.dataset.dragged;
      for (const box of boxes) box.row.style.removeProperty('translate');
    };
    const drop = () => {
      end();
      if (to !== from) onDrop(to);
    };
    const cancel = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      handle.removeEventListener('pointerup', drop);
      end();
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', drop, { once: true });
    handle.addEventListener('pointercancel', end, { once: true });
    addEventListener('keydown', cancel);
  };
  return { onPointerDown };
}
