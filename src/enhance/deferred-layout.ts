import { idle } from '../model/idle.ts';
import { SETTLED } from '../model/page-events.ts';

const nextEvent = (event: string) => new Promise((resolve) => addEventListener(event, resolve, { once: true }));

/**
 * Lays out the sections far below the first screen, one at a time, when the page is idle: styles/base.css defers
 * them on phones. All at once would be one long task before the first touch, and another when the font loads.
 */
export async function layOutDeferredSections() {
  await nextEvent('load');
  await document.fonts.ready;
  for (const section of document.querySelectorAll('.fresh :is(main > *, main ~ footer, [data-piece])')) {
    section.setAttribute('data-settled', '');
    await idle();
  }
  dispatchEvent(new Event(SETTLED));
}
