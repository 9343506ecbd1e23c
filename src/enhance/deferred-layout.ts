import { SETTLED } from '../model/page-events.ts';

const told = (event: string) => new Promise((heard) => addEventListener(event, heard, { once: true }));
/** Safari has no idle callback. */
const idle = () => new Promise<unknown>((rested) => (window.requestIdleCallback ?? setTimeout)(rested));

/**
 * Lays out what is far below the first screen, a section at a time, when the page has come to rest: styles/base.css holds
 * it back on phones. At once it would be one long task before the first touch, and another when the font arrives.
 */
export async function layOutDeferredSections() {
  await told('load');
  await document.fonts.ready;
  for (const section of document.querySelectorAll('.fresh :is(main > *, main ~ footer, [data-piece])')) {
    section.setAttribute('data-settled', '');
    await idle();
  }
  dispatchEvent(new Event(SETTLED));
}
