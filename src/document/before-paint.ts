import { LETTERED } from '../model/page-events.ts';

/** About as long as the opening picture takes on slow 4G: a font asked for later still comes right behind it. */
const FONT_WAITS_MS = 200;

/**
 * - 'js': what needs a script shows itself only where one runs; if ours does not arrive, the page is as without.
 * - 'fresh': opened at its top, so that what is far below may be laid out later (enhance/settle.ts).
 */
const MARK = `
const root = document.documentElement.classList;
root.add('js');
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') root.add('fresh');
addEventListener('error', ({ target }) => target.localName === 'script' && root.remove('js', 'fresh'), true);
`;

/**
 * A visitor who comes from elsewhere has no font yet. On a weak signal it would take half the line from the opening picture, so it is asked
 * for after that, and used when it is there: the page is laid out anew once.
 */
const letterLate = (font: string) => `
if (!navigator.serviceWorker?.controller && !document.referrer.startsWith(location.origin)) {
  const fonts = document.querySelector('style[data-fonts]');
  const heard = (end) => new Promise((done) => document.addEventListener(end, ({ target }) => target.imageSrcset && done(), true));
  fonts.media = 'not all';
  Promise.race([heard('load'), heard('error'), new Promise((done) => setTimeout(done, ${FONT_WAITS_MS}))]).then(() => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href: '${font}' });
    link.onload = link.onerror = () => {
      fonts.removeAttribute('media');
      dispatchEvent(new Event('${LETTERED}'));
    };
    document.head.append(link);
  });
}`;

/** Runs before the first paint; as small as it can be. The font waits only where it is named. */
export const beforePaint = (font?: string) => MARK + (font ? letterLate(font) : '');
