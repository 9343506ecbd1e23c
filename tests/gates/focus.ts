import type { Page } from '@playwright/test';
import type { PageGate } from './gate.ts';

/** Focuses every tab stop in turn and checks its ring and its visibility. */
const checkTabStops = (page: Page) =>
  page.evaluate(() => {
    const THINNEST_RING_PX = 2;
    const findings: string[] = [];
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]',
    );
    for (const stop of stops) {
      if (
        stop.tabIndex < 0 ||
        stop.closest('[inert], dialog:not([open])') ||
        !stop.checkVisibility({ visibilityProperty: true })
      )
        continue;
      stop.focus();
      if (document.activeElement !== stop || stop.tagName === 'IFRAME') continue;
      const name = `${stop.tagName.toLowerCase()} "${(stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 40)}"`;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(stop);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < THINNEST_RING_PX || /, 0\)$/.test(outlineColor))
        findings.push(`no ring: ${name}`);
      // The first line box, because the middle of a wrapped link may lie between its lines.
      const [box] = stop.getClientRects();
      if (!box) continue;
      const over = document.elementFromPoint(
        box.left + box.width / 2,
        box.top + Math.min(box.height, innerHeight - box.top) / 2,
      );
      if (!over || !(stop.contains(over) || over.contains(stop)))
        findings.push(`covered: ${name}${over ? ` by ${over.tagName.toLowerCase()}` : ', outside the window'}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    return findings;
  });

/** Hydrates every instrument, for the gates that run after this one. */
const hydrateAll = (page: Page) =>
  page.evaluate(async () => {
    for (const figure of document.querySelectorAll<HTMLElement>('[data-explorable]')) {
      figure.scrollIntoView();
      for (let frames = 0; !figure.dataset.live && frames < 600; frames++) await new Promise(requestAnimationFrame);
      if (!figure.dataset.live) throw new Error('An instrument was not hydrated');
    }
    scrollTo(0, 0);
  });

export const focusGate: PageGate = {
  name: 'focus',
  promise: 'Every tab stop shows a focus ring and is not covered by the header or anything else.',
  on: ['desk', 'phone'],
  async check({ page }) {
    // After a key press the browser shows focus rings.
    await page.keyboard.press('Tab');
    const findings = await checkTabStops(page);
    await hydrateAll(page);
    return findings;
  },
};
