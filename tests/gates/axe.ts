import type axe from 'axe-core';
import { AXE, bring } from './bring.ts';
import { type PageGate, SCREENS, type ScreenName } from './gate.ts';
import { contrastsOf, LEAST } from './pixels.ts';
import { isUnrecorded } from './selection.ts';
import { checksWholePage, states } from './states.ts';

/** WCAG 2.2 A and AA, best practices, and AAA contrast. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Besides AA contrast: the rule for AAA leaves text that is too pale even for AA to the rule for AA. */
const RULES = { 'color-contrast-enhanced': { enabled: true } };

export const axeGate: PageGate = {
  name: 'axe',
  promise:
    'axe finds no violation of WCAG 2.2 A and AA, of AAA contrast or of its best practices, with the menus closed, and open on the first page of each family. Contrast that axe leaves undecided is measured in pixels.',
  // A page without a recorded pass is checked at a phone's width too, in the same window, and in its other states. Header and
  // footer are read once in each of their forms, at a phone's width and on pages with a recorded pass.
  on: ['desk'],
  async check({ page, screen, address }) {
    await bring(page, AXE);
    const findings = new Set<string>();
    const isRecorded = !isUnrecorded(address);
    const screens: ScreenName[] = isRecorded ? ['desk'] : ['desk', 'phone'];
    for (const wide of screens) {
      await page.setViewportSize(SCREENS[wide]);
      const all = checksWholePage(page) || (wide === screen && !isRecorded) ? 'html' : 'main';
      for await (const { name, scope } of states(page)) {
        const results = await page.evaluateHandle(
          async ({ scope, tags, rules }) => {
            const { axe: engine } = window as unknown as { axe: typeof axe };
            const context = { include: [scope], exclude: ['iframe'] };
            const runOnly = { type: 'tag' as const, values: tags };
            const resultTypes: axe.resultGroups[] = ['violations', 'incomplete'];
            return engine.run(context, { runOnly, rules, resultTypes, elementRef: true });
          },
          { scope: scope === 'html' ? all : scope, tags: TAGS, rules: RULES },
        );
        const violations = await results.evaluate(({ violations: all }) =>
          all.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
        );
        const undecided = await results.evaluateHandle(({ incomplete }, isRecorded) => {
          if (isRecorded) return [];
          const nodes = incomplete.filter(({ id }) => id.startsWith('color-contrast')).flatMap((rule) => rule.nodes);
          return [...new Set(nodes.map(({ element }) => element as HTMLElement))];
        }, isRecorded);
        const pale = (await contrastsOf(page, undecided, true))
          .filter(({ ratio }) => ratio < LEAST)
          .map(({ words, ratio }) => `color-contrast-enhanced: "${words}" has ${ratio.toFixed(1)} : 1`);
        for (const found of [...violations, ...pale]) {
          const finding = `${found}${name && ` (${name})`}`;
          if (!findings.has(finding)) findings.add(wide === screen ? finding : `${finding} on a ${wide}`);
        }
        if (isRecorded) break;
      }
    }
    await page.setViewportSize(SCREENS[screen]);
    return [...findings];
  },
};
