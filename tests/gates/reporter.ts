import fs from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { currentCommit, versionOf } from '../../lab/provenance.ts';
import { pageGates, siteGates } from './index.ts';
import { type GateRecord, type GateReport, REPORT_FILE } from './report.ts';
import { builtPages } from './site.ts';

/** What a test hands over: attach(RECORDS, …) for findings, attach(PLANTED, …) for a fault that was caught. */
export const RECORDS = 'gate-records';
export const PLANTED = 'gate-planted';
export const BROWSER = 'gate-browser';

export interface Planted {
  gate: string;
  fault: string;
}

const TOOLS = ['axe-core', 'accessibility-checker-engine', 'html-validate', 'vnu-jar', '@playwright/test'];
/** Collects what the workers found into one file. A run that left out a page or a gate leaves the last report alone. */
export default class GateReporter implements Reporter {
  private records: GateRecord[] = [];
  private planted: Planted[] = [];
  private browser = '';
  private readonly commit = currentCommit();

  onTestEnd(_: TestCase, { attachments }: TestResult) {
    for (const { name, body } of attachments) {
      if (!body) continue;
      if (name === RECORDS) this.records.push(...(JSON.parse(body.toString()) as GateRecord[]));
      if (name === PLANTED) this.planted.push(JSON.parse(body.toString()) as Planted);
      if (name === BROWSER) this.browser = body.toString();
    }
  }

  onEnd() {
    if (process.env.ACCEPT) return;
    const checked = new Set(this.records.map(({ page, gate }) => `${gate} ${page}`));
    const pages = builtPages();
    if (!pages.every(({ address }) => pageGates.every(({ name }) => checked.has(`${name} ${address}`)))) return;
    const spoke = new Set(this.records.map(({ gate }) => gate));
    const report: GateReport = {
      date: new Date().toISOString(),
      commit: this.commit,
      tools: { ...Object.fromEntries(TOOLS.map((name) => [name, versionOf(name)])), chromium: this.browser },
      gates: [...pageGates, ...siteGates]
        .filter(({ name }) => spoke.has(name))
        .map(({ name, promise }) => ({
          name,
          promise,
          seenToFailOn: this.planted.filter(({ gate }) => gate === name).map(({ fault }) => fault),
        })),
      records: this.records,
    };
    fs.mkdirSync(path.dirname(REPORT_FILE), { recursive: true });
    fs.writeFileSync(REPORT_FILE, JSON.stringify(report, null, 1));
    const findings = this.records.reduce((sum, record) => sum + record.findings, 0);
    console.log(
      `\n${report.gates.length} gates on ${pages.length} pages: ${findings} findings. ${path.relative('.', REPORT_FILE)}`,
    );
  }
}
