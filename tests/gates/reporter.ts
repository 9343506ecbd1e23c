import fs from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { currentCommit } from '../../scripts/provenance.ts';
import { pageGates, siteGates } from './index.ts';
import { type GateRecord, type GateReport, REPORT_FILE } from './report.ts';
import { builtPages } from './site.ts';
import { toolVersions } from './tools.ts';

/** Names of attachments: a gate's findings, a planted fault that was caught, the browser's version. */
export const RECORDS = 'gate-records';
export const PLANTED = 'gate-planted';
export const BROWSER = 'gate-browser';

export interface Planted {
  gate: string;
  fault: string;
}

/** Collects the findings of all workers into one file; a run that left out a page or a gate writes nothing. */
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
      tools: { ...toolVersions(this.browser), chromium: this.browser },
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
