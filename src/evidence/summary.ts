import type { BenchEvidence, Evidence, GateEvidence } from './schema.ts';

export const FULL_SCORE = 100;

interface Listed {
  heading: string;
  pages: { path: string; name: string }[];
}
export interface EvidenceRow {
  path: string;
  name: string;
  /** Undefined if the page was not checked. */
  gates: GateEvidence['pages'][string] | undefined;
  scores: number[] | undefined;
  lcpOverFloor: number | undefined;
  bytes: number | undefined;
}
export interface EvidenceGroup {
  heading: string;
  rows: EvidenceRow[];
}

/** Every page with its known results, in the order of the groups. */
export const rowsOf = (groups: Listed[], { gates, bench }: Evidence): EvidenceGroup[] =>
  groups.map(({ heading, pages }) => ({
    heading,
    rows: pages.map(({ path, name }) => {
      const { scores, lcpOverFloor, bytes } = bench?.pages[path] ?? {};
      return { path, name, gates: gates?.pages[path], scores, lcpOverFloor, bytes };
    }),
  }));

export const passedBy = ({ gates, faults }: GateEvidence['pages'][string]) => gates - Object.keys(faults).length;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** For each gate, the number of checked pages and of faults. */
export function outcomesOf({ gates, pages }: GateEvidence): Record<string, { pages: number; faults: number }> {
  const all = Object.values(pages);
  return Object.fromEntries(
    gates.map(({ name }) => [name, { pages: all.length, faults: sum(all.map(({ faults }) => faults[name] ?? 0)) }]),
  );
}

/** The figures at the top of the page; undefined if there was no such run. */
export function totalsOf(groups: EvidenceGroup[], evidence: Evidence) {
  const rows = groups.flatMap((group) => group.rows);
  const gated = rows.flatMap((row) => row.gates ?? []);
  const scored = rows.flatMap((row) => (row.scores ? [row.scores] : []));
  return {
    pages: rows.length,
    gates: evidence.gates?.gates.length,
    faults: gated.length ? sum(gated.flatMap(({ faults }) => Object.values(faults))) : undefined,
    full: scored.length
      ? { pages: scored.filter((all) => all.every((score) => score >= FULL_SCORE)).length, of: scored.length }
      : undefined,
  };
}

/** For each kind of interaction, the number of pages and the longest wait. */
export function interactionsOf(interactions: NonNullable<BenchEvidence['interactions']>) {
  const names = [...new Set(interactions.map(({ what }) => what))];
  return names.map((name) => {
    const waits = interactions.filter(({ what }) => what === name).map(({ ms }) => ms);
    return { what: name, times: waits.length, ms: Math.max(...waits) };
  });
}

/** The positions of the drawing's marks: a column for each page, a mark for each gate, a gap between families. */
export function fieldOf(groups: EvidenceGroup[], names: string[]) {
  const columns = groups.flatMap(({ rows }, group) => rows.map((row) => ({ row, group })));
  const marks = columns.flatMap(({ row, group }, i) => (row.gates ? [{ x: i + group, faults: row.gates.faults }] : []));
  return {
    width: columns.length + groups.length - 1,
    height: names.length,
    passed: marks.map(({ x }) => x),
    faults: marks.flatMap(({ x, faults }) => Object.keys(faults).map((name) => ({ x, y: names.indexOf(name) }))),
  };
}
