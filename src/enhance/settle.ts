/**
 * Lays out what is far below the first screen, a section at a time, when the page has come to rest: styles/base.css holds
 * it back on phones. At once it would be one long task before the first touch, and another when the font arrives.
 */
export function settle() {
  const held = [...document.querySelectorAll('.fresh :is(main > *, [data-piece])')];
  // Safari has no idle callback.
  const idle = window.requestIdleCallback ?? setTimeout;
  const next = () => {
    const section = held.shift();
    if (!section) return;
    section.setAttribute('data-settled', '');
    idle(next);
  };
  addEventListener('load', () => document.fonts.ready.then(next));
}
