import fs from 'node:fs';
import path from 'node:path';
import { isOneCommit } from '../../scripts/provenance.ts';
import { ROOT } from '../../scripts/setup.mjs';
import { CATEGORIES } from '../../src/evidence/schema.ts';

/** What `npm run bench` measured. Written to REPORT_FILE after every page, so that a run can be resumed. */
export interface BenchReport {
  /** When the last figure was taken, as an ISO date and time. */
  date: string;
  /** The commit that was measured; with '+' where files had changed since. */
  commit: string;
  /** What did the measuring, by name and version. */
  tools: Record<string, string>;
  /** How many times Lighthouse slowed the processor: slowdown.ts. */
  slowdown?: number;
  /** How often each page is visited, the same for all and settled before the first; reports of earlier runs lack it. */
  rule?: Rule;
  /** What was measured again, and why. */
  again?: Record<string, string[]>;
  pages: Record<string, PageResult>;
  /** Pages that could not be measured, twice, and why. */
  failed: Record<string, string>;
  build?: BuildGrowth[];
  server?: ServerResult[];
  interactions?: Interaction[];
  visits?: FirstVisit[];
  hosts?: HostResult[];
  queries?: QueryResult[];
  clone?: CloneResult[];
}

export interface Rule {
  /** Visits of Lighthouse. */
  runs: number;
  /** Visits to the page and to its floor, by turns. */
  turns: number;
}

/** One thing that a hand does on the slowed phone. */
export interface Interaction {
  page: string;
  what: string;
  /** From the touch to the next frame, the longest of it: what INP counts. */
  ms: number;
}

export { CATEGORIES };
export type Category = (typeof CATEGORIES)[number];

/** One visit on a mid-range phone on slow 4G, as Lighthouse has it. */
export interface Sample {
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time, ms. */
  tbt: number;
  /** Everything that was transferred. */
  bytes: number;
}

/** Figures are medians over `runs` visits; the visits themselves stand beside them. */
export interface PageResult {
  lighthouse?: {
    runs: number;
    visits?: { scores: Partial<Record<Category, number>>; sample: Sample }[];
    scores: Record<Category, number>;
    /** Audits that cost a point, by category. */
    below: Partial<Record<Category, string[]>>;
    sample: Sample;
  };
  floor?: {
    runs: number;
    page: Sample;
    /** The same page without scripts, fonts and pictures below the fold, under the same slow phone. */
    floor: Sample;
    visits?: { page: Sample[]; floor: Sample[] };
  };
}

export interface BuildGrowth {
  pages: number;
  seconds: number;
  /** Of them Astro's own; the rest is ours: content, policy, compression. */
  astro?: number;
}

/** Every file that a first visit asked for, until 30 s after load. */
export interface FirstVisit {
  page: string;
  files: { url: string; bytes: number; after: boolean }[];
}

/** Answers of one host to the table of requests. */
export interface HostResult {
  host: string;
  right: number;
  /** Other than asked for, for a reason that is listed. */
  explained: number;
  wrong: number;
}

/** What buyers type, and how many of it find their page. */
export interface QueryResult {
  what: string;
  queries: number;
  first: number;
  /** Among the first three. */
  near: number;
}

export interface CloneResult {
  what: string;
  seconds: number;
}

export interface ServerResult {
  /** What was asked for. */
  what: string;
  /** Requests a second. */
  embedded: number;
  /** A Node library for static files; reports of earlier runs lack it. */
  sirv?: number;
  nginx: number;
}

/**
 * What of the last run still holds: all of it, if it was of the same clean commit under the same rule; else nothing, because two commits
 * in one table would be evidence of neither.
 */
export const resumable = (last: BenchReport | undefined, commit: string, rule: Rule): BenchReport | undefined =>
  last &&
  isOneCommit(commit) &&
  last.commit === commit &&
  last.rule?.runs === rule.runs &&
  last.rule.turns === rule.turns
    ? last
    : undefined;

export const REPORT_FILE = path.join(ROOT, '.cache/bench.json');

export const readReport = (): BenchReport | undefined =>
  fs.existsSync(REPORT_FILE) ? (JSON.parse(fs.readFileSync(REPORT_FILE, 'utf8')) as BenchReport) : undefined;

export function writeReport(report: BenchReport) {
  report.date = new Date().toISOString();
  fs.mkdirSync(path.dirname(REPORT_FILE), { recursive: true });
  fs.writeFileSync(REPORT_FILE, JSON.stringify(report, null, 1));
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return (low + high) / 2;
};
