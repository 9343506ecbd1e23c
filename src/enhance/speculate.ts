import { SPECULATION_RULES } from '../model/speculation.ts';

/** A hovered link opens at once, unless the reader saves data. */
export function speculate() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !HTMLScriptElement.supports?.('speculationrules')) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = SPECULATION_RULES;
  // Not sooner: the browser looks at every link of the page for them.
  addEventListener('load', () => document.head.append(rules));
}
