import { fill } from '../model/fill.ts';
import type { AccessibilityWords, CheckedCriterion } from './accessibility-schema.ts';
import type { GateName } from './gate-names.ts';
import { CRITERIA, CRITERION_IDS, type CriterionId } from './wcag-criteria.ts';

type Words = AccessibilityWords['table'];

/** The result of a gate: the number of checked pages, and of faults. */
export interface Outcome {
  pages: number;
  faults: number;
}
/** The last run of the gates; gates that did not run are missing. */
export interface GateRun {
  date: string;
  commit: string;
  /** Whether the run is of another source than this build. */
  older: boolean;
  outcomes: Partial<Record<GateName, Outcome>>;
}

/** The checks of a criterion, in words. */
export function checkedBy({ absent, gates, tests, people, built }: CheckedCriterion, { by }: Words): string {
  if (absent) return by.absent;
  const checks = [
    ...(gates.length ? [`${by.gates} ${gates.join(', ')}`] : []),
    ...(tests.length ? [by.tests] : []),
    ...(built ? [by.built] : []),
    ...(people ? [by.people] : []),
  ];
  return checks.join('; ');
}

/** The worst result of the gates, and the fewest of their pages. */
function foundBy(gates: GateName[], run: GateRun | undefined, { results }: Words): string {
  const found = gates.flatMap((gate) => run?.outcomes[gate] ?? []);
  if (found.length < gates.length) return results.unknown;
  const faults = found.reduce((sum, outcome) => sum + outcome.faults, 0);
  const pages = Math.min(...found.map((outcome) => outcome.pages));
  return fill(faults ? results.faults : results.clean, { faults, pages });
}

/** The result of a criterion, in words. A known failure stays one even if no gate finds it. */
export function resultOf(criterion: CheckedCriterion, run: GateRun | undefined, words: Words): string {
  const { absent, fails, gates, tests, people, built } = criterion;
  const { results } = words;
  if (fails) return results.fails;
  if (absent) return results.absent;
  return [
    ...(gates.length ? [foundBy(gates, run, words)] : []),
    ...(tests.length && !gates.length ? [results.tested] : []),
    ...(built && !gates.length && !tests.length ? [results.built] : []),
    ...(people ? [results.open] : []),
  ].join('; ');
}

/** The tables: one for each principle, a row for each criterion. */
export function statementOf(
  criteria: Record<CriterionId, CheckedCriterion>,
  run: GateRun | undefined,
  words: Words,
): { heading: string; rows: string[][] }[] {
  return words.principles.map((heading, i) => ({
    heading,
    rows: CRITERION_IDS.filter((id) => id.startsWith(`${i + 1}.`)).map((id) => [
      `${id} ${CRITERIA[id].name}`,
      CRITERIA[id].level,
      criteria[id].text,
      checkedBy(criteria[id], words),
      resultOf(criteria[id], run, words),
    ]),
  }));
}
