import type axe from 'axe-core';
import { AXE, bring } from './bring.ts';
import { type PageGate, SCREENS, type ScreenName } from './gate.ts';
import { checksWholePage, states } from './states.ts';

/** WCAG 2.2 A and AA, best practices, and AAA contrast. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES = { 'color-contrast-enhanced': { enabled: true } };

export const axeGate: PageGate = {
  name: 'axe',
  promise:
    'axe finds no violation of WCAG 2.2 A and AA, of AAA contrast or of its best practices, with the menus closed, and open on the first page of each family.',
  // Checked at a phone's width too, in the same window; there header and footer only once in each of their forms.
  on: ['desk'],
  async check({ page, screen }) {
    await bring(page, AXE);
    const findings = new Set<string>();
    for (const wide of ['desk', 'phone'] satisfies ScreenName[]) {
      await page.setViewportSize(SCREENS[wide]);
      const all = wide === screen || checksWholePage(page) ? 'html' : 'main';
      for await (const { name, scope } of states(page)) {
        const violations = await page.evaluate(
          async ({ scope, tags, rules }) => {
            const { axe: engine } = window as unknown as { axe: typeof axe };
            const context = { include: [scope], exclude: ['iframe'] };
            const runOnly = { type: 'tag' as const, values: tags };
            return (await engine.run(context, { runOnly, rules, resultTypes: ['violations'] })).violations;
          },
          { scope: scope === 'html' ? all : scope, tags: TAGS, rules: RULES },
        );
        for (const { id, nodes } of violations)
          for (const { target } of nodes) {
            const finding = `${id}: ${target.join(' ')}${name && ` (${name})`}`;
            if (!findings.has(finding)) findings.add(wide === screen ? finding : `${finding} on a ${wide}`);
          }
      }
    }
    await page.setViewportSize(SCREENS[screen]);
    return [...findings];
  },
};
