import { bring, EQUAL_ACCESS } from './bring.ts';
import type { PageGate } from './gate.ts';
import { checksWholePage, states } from './states.ts';

/** The engine's name for WCAG 2.2 A and AA. */
const RULESET = 'WCAG_2_2';

/**
 * The engine also reports potential violations that a person must judge. These were judged; any other is a finding.
 */
const ANSWERED: Record<string, string> = {
  aria_descendant_valid: 'A drawing with role="img" holds words; its label says all of them again.',
  aria_keyboard_handler_exists: 'A tab list takes no keys itself; its tabs do (home.spec.ts).',
  element_tabbable_unobscured: 'Asked of whatever lies under the sticky bar; the focus gate tries every stop.',
  element_tabbable_visible: 'The skip link shows when it has focus; the focus gate tries it.',
  input_label_visible:
    'Buttons that are a picture of what they do; and a textarea, whose label this engine does not look for.',
  style_color_misuse: 'Asked of every style sheet. Data stands in words beside every drawing.',
  text_block_heading: 'Large figures, names and labels, which head nothing.',
  text_quoted_correctly: 'What people on a ward or at a counter say, told in a sentence; no source is quoted.',
  text_sensory_misuse: 'Asked of words such as "left" or "size" in prose, where they instruct nobody.',
  widget_tabbable_exists:
    'The focus stays in the field of a combobox, which walks the list by aria-activedescendant (search.spec.ts).',
};

interface Result {
  ruleId: string;
  value: [level: string, outcome: string];
  message: string;
  path: { dom: string };
}

export const equalAccessGate: PageGate = {
  name: 'equal-access',
  promise:
    'IBM Equal Access, a second engine with rules of its own, finds no violation of WCAG 2.2 A and AA on the desk, of bar and foot once in each of their forms.',
  // At a phone's width axe and the focus gate check what changes: contrast, size and reach.
  on: ['desk'],
  async check({ page }) {
    await bring(page, EQUAL_ACCESS);
    const findings: string[] = [];
    const all = checksWholePage(page) ? 'html' : 'main';
    for await (const { name, scope } of states(page)) {
      const results = await page.evaluate(
        async ({ scope, ruleset }) => {
          const { ace } = window as unknown as {
            ace: { Checker: new () => { check: (node: Node, rulesets: string[]) => Promise<{ results: Result[] }> } };
          };
          const node = scope === 'html' ? document : document.querySelector(scope);
          if (!node) return [];
          const { results } = await new ace.Checker().check(node, [ruleset]);
          return results
            .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && /FAIL|POTENTIAL/.test(outcome))
            .map(({ ruleId, value, message, path }) => ({ ruleId, value, message, path: { dom: path.dom } }));
        },
        { scope: scope === 'html' ? all : scope, ruleset: RULESET },
      );
      for (const { ruleId, value, message, path } of results) {
        if (value[1] === 'POTENTIAL' && ruleId in ANSWERED) continue;
        findings.push(`${ruleId}: ${message} ${path.dom}${name && ` (${name})`}`);
      }
    }
    return findings;
  },
};
