import type { PageGate } from './gate.ts';

export const forcedColoursGate: PageGate = {
  name: 'forced-colours',
  promise:
    'Under forced colours every text, every line of a drawing and every focus ring takes a colour of the reader’s palette, and every button keeps an outline.',
  on: ['desk'],
  onlyUnrecorded: true,
  async check({ page }) {
    // A fill is lost under forced colours, so a button that has one needs a border there.
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('a[href], button, input, select, textarea'))
        for (const pseudo of [undefined, '::before']) {
          const { backgroundColor, content, width, height } = getComputedStyle(button, pseudo);
          const box = button.getBoundingClientRect();
          // A small pseudo-element is a mark or a line, not the fill.
          const isFill =
            pseudo === undefined ||
            (content !== 'none' &&
              box.width > 0 &&
              Number.parseFloat(width) > 0.9 * box.width &&
              Number.parseFloat(height) > 0.9 * box.height);
          if (isFill && !/, 0\)$/.test(backgroundColor)) button.setAttribute('data-filled', '');
        }
    });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.keyboard.press('Tab');
    const findings = await page.evaluate(() => {
      const found = new Set<string>();
      const probe = document.body.appendChild(document.createElement('i'));
      const palette = new Set(
        [
          'CanvasText',
          'LinkText',
          'VisitedText',
          'ActiveText',
          'ButtonText',
          'GrayText',
          'Highlight',
          'HighlightText',
        ].map((name) => {
          probe.style.color = name;
          return getComputedStyle(probe).color;
        }),
      );
      probe.remove();
      const named = (element: Element) =>
        `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30)}"`;
      const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const hasWords = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

      for (const element of document.body.querySelectorAll('*')) {
        if (element.closest('script, style, noscript, .visually-hidden') || !shown(element)) continue;
        const { color, fill, stroke } = getComputedStyle(element);
        const drawn = element instanceof SVGGeometryElement;
        if (hasWords(element)) {
          const ink = element instanceof SVGElement ? fill : color;
          if (!palette.has(ink)) found.add(`text: ${named(element)} is ${ink}`);
        } else if (drawn && stroke !== 'none' && !palette.has(stroke))
          found.add(`line: ${element.tagName} of ${element.closest('svg')?.getAttribute('class')} is ${stroke}`);
      }
      for (const button of document.querySelectorAll<HTMLElement>('[data-filled]')) {
        button.removeAttribute('data-filled');
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(button);
        if (shown(button) && (borderTopWidth === '0px' || borderBottomWidth === '0px'))
          found.add(`outline: ${named(button)} has none`);
      }
      for (const stop of document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')) {
        if (stop.tabIndex < 0 || !shown(stop)) continue;
        stop.focus();
        const { outlineStyle, outlineColor } = getComputedStyle(stop);
        if (document.activeElement === stop && (outlineStyle === 'none' || !palette.has(outlineColor)))
          found.add(`ring: ${named(stop)} is ${outlineStyle} ${outlineColor}`);
      }
      (document.activeElement as HTMLElement | null)?.blur();
      return [...found];
    });
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
    return findings;
  },
};
