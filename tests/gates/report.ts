import fs from 'node:fs';
import path from 'node:path';

/** Findings on the built site, one record per gate and page; `npm run test:all` writes it to REPORT_FILE. */
export interface GateReport {
  /** When the run ended, as an ISO date and time. */
  date: string;
  /** The commit that was checked; with '+' where files had changed since. */
  commit: string;
  /** What did the checking, by name and version: axe-core, accessibility-checker-engine, vnu-jar, html-validate, chromium … */
  tools: Record<string, string>;
  /** Every gate that ran, in the order in which they are listed in gates/index.ts. */
  gates: GateSummary[];
  records: GateRecord[];
}

export interface GateSummary {
  name: string;
  /** What the gate promises, in one sentence. */
  promise: string;
  /** The planted faults that it reported in this run. */
  seenToFailOn: string[];
}

export interface GateRecord {
  /** Address of the page; '/404' and '/service/404' for unknown addresses. */
  page: string;
  gate: string;
  /** How many faults; 0 everywhere, or `npm test` fails. */
  findings: number;
  /** What the gate measured on the way, where it measures: bytes of a document, a score. */
  measured?: Record<string, number>;
}

export const REPORT_FILE = path.resolve('.cache/gates.json');

/** The report of the last run; undefined before the first. */
export const readReport = (): GateReport | undefined =>
  fs.existsSync(REPORT_FILE) ? (JSON.parse(fs.readFileSync(REPORT_FILE, 'utf8')) as GateReport) : undefined;
