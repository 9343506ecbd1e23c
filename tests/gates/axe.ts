import type axe from 'axe-core';
import { AXE, bring } from './bring.ts';
import type { PageGate } from './gate.ts';
import { states } from './states.ts';

/** WCAG 2.2 A and AA, best practices, and of AAA the contrast, which the colours are chosen for. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES = { 'color-contrast-enhanced': { enabled: true } };

export const axeGate: PageGate = {
  name: 'axe',
  promise:
    'axe finds no violation of WCAG 2.2 A and AA, of AAA contrast or of its best practices, with the menus closed, and open on the first page of each family.',
  on: ['desk', 'phone'],
  async check({ page }) {
    await bring(page, AXE);
    const findings: string[] = [];
    for await (const { name, scope } of states(page)) {
      const violations = await page.evaluate(
        async ({ scope, tags, rules }) => {
          const { axe: engine } = window as unknown as { axe: typeof axe };
          const context = { include: [scope], exclude: ['iframe'] };
          const runOnly = { type: 'tag' as const, values: tags };
          return (await engine.run(context, { runOnly, rules, resultTypes: ['violations'] })).violations;
        },
        { scope, tags: TAGS, rules: RULES },
      );
      for (const { id, nodes } of violations)
        for (const { target } of nodes) findings.push(`${id}: ${target.join(' ')}${name && ` (${name})`}`);
    }
    return findings;
  },
};
