import fs from 'node:fs';
import path from 'node:path';
import { isOneCommit } from '../../scripts/provenance.ts';
import { ROOT } from '../../scripts/setup.mjs';
import { CATEGORIES } from '../../src/evidence/schema.ts';

/** The results of `npm run bench`. Written to REPORT_FILE after every page, so that a run can be resumed. */
export interface BenchReport {
  /** The time of the last measurement, as an ISO date and time. */
  date: string;
  /** The measured commit; with '+' if files had changed. */
  commit: string;
  /** The measuring tools, by name and version. */
  tools: Record<string, string>;
  /** Lighthouse's CPU slowdown: slowdown.ts. */
  slowdown?: number;
  /** The number of visits, the same for every page and fixed before the first; reports of earlier runs lack it. */
  rule?: Rule;
  /** What was measured again, and why. */
  again?: Record<string, string[]>;
  pages: Record<string, PageResult>;
  /** Pages that failed twice, and why. */
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
  /** Visits to the page and to its floor, in turn. */
  turns: number;
}

/** One interaction on the slowed phone. */
export interface Interaction {
  page: string;
  what: string;
  /** The longest time from the input to the next frame, as in INP. */
  ms: number;
}

export { CATEGORIES };
export type Category = (typeof CATEGORIES)[number];

/** One visit on Lighthouse's mid-range phone on slow 4G. */
export interface Sample {
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time, ms. */
  tbt: number;
  /** Transferred bytes. */
  bytes: number;
}

/** Figures are medians over `runs` visits; the visits themselves are included. */
export interface PageResult {
  lighthouse?: {
    runs: number;
    visits?: { scores: Partial<Record<Category, number>>; sample: Sample }[];
    scores: Record<Category, number>;
    /** Audits that lost a point, by category. */
    below: Partial<Record<Category, string[]>>;
    sample: Sample;
  };
  floor?: {
    runs: number;
    page: Sample;
    /** The same page without scripts, fonts and pictures below the fold, on the same slow phone. */
    floor: Sample;
    visits?: { page: Sample[]; floor: Sample[] };
  };
}

export interface BuildGrowth {
  pages: number;
  seconds: number;
  /** Of these, Astro's own; the rest is ours: content, policy, compression. */
  astro?: number;
}

/** Every file of a first visit, until 30 s after load. */
export interface FirstVisit {
  page: string;
  files: { url: string; bytes: number; after: boolean }[];
}

/** Responses of one host to the table of requests. */
export interface HostResult {
  host: string;
  right: number;
  /** Different from the expected response for a listed reason. */
  explained: number;
  wrong: number;
}

/** Buyers' queries, and how many find their page. */
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
  /** A description of the request. */
  what: string;
  /** Requests a second. */
  embedded: number;
  /** A Node library for static files; reports of earlier runs lack it. */
  sirv?: number;
  nginx: number;
}

/**
 * The reusable results of the last run: all, if it was of the same clean commit with the same settings; else none, because a table
 * of two commits would be evidence of neither.
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
