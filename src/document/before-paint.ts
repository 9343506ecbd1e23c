import { BRIEF_KEY } from '../brief/stored-brief.ts';
import { DISPLAY_CHOICES, DISPLAY_KEY, parseDisplaySettings } from '../model/display-settings.ts';
import { overrideMedia } from '../model/media-override.ts';

/**
 * Runs at the start of the body: after the styles, before the first paint.
 *
 * - 'js' lets styles show what needs a script. If a script does not load, the class is removed again.
 * - 'slow' is a slow connection, in browsers that report it.
 * - 'fresh' means that the page was opened at its top, so that what is far below may be laid out later (enhance/deferred-layout.ts).
 * - 'has-brief' keeps room in the bar for the count of the reader's brief.
 * - The reader's display settings change the media queries of the page's own styles, so styles need no second set of rules.
 *   The page at /display and other tabs announce a change with a 'storage' event.
 */
export const beforePaint = `{
const root = document.documentElement;
root.classList.add('js');
if (/2g|3g/.test(navigator.connection?.effectiveType)) root.classList.add('slow');
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') root.classList.add('fresh');
addEventListener('error', ({ target }) => target.localName === 'script' && root.classList.remove('js', 'fresh'), true);

const overrideMedia = ${overrideMedia};
const parseSettings = ${parseDisplaySettings};
const written = new Map();
const applyDisplay = () => {
  let stored = null;
  try {
    stored = localStorage.getItem('${DISPLAY_KEY}');
    if (localStorage.getItem('${BRIEF_KEY}')) root.classList.add('has-brief');
  } catch {}
  const settings = parseSettings(stored, ${JSON.stringify(DISPLAY_CHOICES)}) ?? {};
  if (!stored && !written.size) return;
  const override = (owner, name) => {
    if (!written.has(owner)) written.set(owner, owner[name]);
    const query = overrideMedia(written.get(owner), settings);
    if (owner[name] !== query) owner[name] = query;
  };
  const walk = (rules) => {
    for (const rule of rules) {
      if (rule.media) override(rule.media, 'mediaText');
      if (rule.cssRules) walk(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) if (!sheet.href) walk(sheet.cssRules);
  for (const meta of document.querySelectorAll('meta[media]')) override(meta, 'media');
  root.style.setProperty('--text-scale', (settings.size ?? 100) / 100);
  root.toggleAttribute('data-wide-lines', settings.spacing === 'wide');
};
applyDisplay();
addEventListener('storage', applyDisplay);
addEventListener('pageshow', ({ persisted }) => persisted && applyDisplay());
}
`;
