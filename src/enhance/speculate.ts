import { SPECULATION_RULES } from '../model/speculation.ts';

/** Prefetches the document of a hovered link, except under Save-Data. */
export function speculate() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !HTMLScriptElement.supports?.('speculationrules')) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = SPECULATION_RULES;
  // After load, because the browser matches the rules against every link of the page.
  addEventListener('load', () => document.head.append(rules));
}
