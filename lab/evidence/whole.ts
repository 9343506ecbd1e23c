import { isOneCommit } from '../../scripts/provenance.ts';
import type { GateReport } from '../../tests/gates/report.ts';
import type { BenchReport, PageResult } from '../bench/report.ts';
import { MEANT } from '../bench/slowdown.ts';

/** The requirements for the runs. */
export interface Wanted {
  /** The commit of the working tree; with '+' if files have changed. */
  commit: string;
  /** Whether dist/ is up to date. */
  built: boolean;
  /** Gates that check each page, and those that check all pages together. */
  gates: { page: string[]; site: string[] };
  /** The pages that a complete gate run and a complete benchmark run check. */
  pages: { gates: string[]; bench: string[] };
}

/** A clean commit, and the one that is being built. */
function commitFaults(run: string, commit: string, wanted: Wanted): string[] {
  if (commit.includes(' to ')) return [`${run}: made on a range of commits, ${commit}`];
  if (commit.endsWith('+')) return [`${run}: made on a changed tree, ${commit}`];
  if (!isOneCommit(commit)) return [`${run}: made on no known commit, ${commit}`];
  return commit === wanted.commit ? [] : [`${run}: made on ${commit}, and this is ${wanted.commit}`];
}

/** Lists only the first few by name. */
const SHOWN = 5;
const named = (names: string[]) =>
  names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more` : names.join(', ');
const without = (what: string, names: string[]) => (names.length ? [`${what} ${named(names)}`] : []);

function gateFaults({ commit, gates, records }: GateReport, wanted: Wanted): string[] {
  const looked = new Set(records.map(({ page, gate }) => `${gate} ${page}`));
  const ran = new Set(gates.map(({ name }) => name));
  return [
    ...commitFaults('gates', commit, wanted),
    ...without(
      'gates: these did not run:',
      [...wanted.gates.page, ...wanted.gates.site].filter((name) => !ran.has(name)),
    ),
    ...without(
      'gates: not every gate looked at these pages:',
      wanted.pages.gates.filter((page) => !wanted.gates.page.every((name) => looked.has(`${name} ${page}`))),
    ),
    ...without(
      'gates: these caught no planted fault:',
      gates.filter(({ seenToFailOn }) => !seenToFailOn.length).map(({ name }) => name),
    ),
  ];
}

function benchFaults(report: BenchReport, wanted: Wanted): string[] {
  const { commit, rule, pages, failed, slowdown } = report;
  const all = wanted.pages.bench;
  const misses = (is: (page: PageResult) => boolean) => all.filter((address) => !is(pages[address] ?? {}));
  const parts = (['build', 'server', 'interactions', 'visits', 'hosts', 'queries', 'clone'] as const).filter(
    (part) => !report[part]?.length,
  );
  return [
    ...commitFaults('bench', commit, wanted),
    ...(rule ? [] : ['bench: says no rule of repetition']),
    ...(slowdown === MEANT.slowdown
      ? []
      : [`bench: the processor was slowed ${slowdown} times, not ${MEANT.slowdown}`]),
    ...without('bench: these could not be measured:', Object.keys(failed)),
    ...without('bench: these parts are missing:', parts),
    ...without(
      'bench: these had no first visit:',
      report.visits ? all.filter((address) => !report.visits?.some(({ page }) => page === address)) : [],
    ),
    ...(rule
      ? [
          ...without(
            `bench: these were not scored ${rule.runs} times:`,
            misses(({ lighthouse }) => lighthouse?.runs === rule.runs),
          ),
          ...without(
            `bench: these were not held against their floor ${rule.turns} times:`,
            misses(({ floor }) => floor?.runs === rule.turns),
          ),
        ]
      : []),
  ];
}

/** Why the two runs are not evidence; empty if both are complete and of the clean commit that is being built. */
export function refusals(gates: GateReport | undefined, bench: BenchReport | undefined, wanted: Wanted): string[] {
  return [
    ...(isOneCommit(wanted.commit) ? [] : [`the working tree is not one clean commit: ${wanted.commit}`]),
    ...(wanted.built ? [] : ['dist/ is not what this tree builds']),
    ...(gates ? gateFaults(gates, wanted) : ['gates: there is no run; `npm test` makes one']),
    ...(bench ? benchFaults(bench, wanted) : ['bench: there is no run; `npm run bench` makes one']),
  ];
}
