import fs from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
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
/** Read from the package itself, whatever its exports allow. */
const versionOf = (name: string) =>
  (JSON.parse(fs.readFileSync(path.resolve('node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

/** Collects what the workers found into one file. A run that left out a page leaves the last report alone. */
export default class GateReporter implements Reporter {
  private records: GateRecord[] = [];
  private planted: Planted[] = [];
  private browser = '';

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
    const pages = new Set(this.records.map(({ page }) => page));
    if (!builtPages().every(({ address }) => pages.has(address))) return;
    const spoke = new Set(this.records.map(({ gate }) => gate));
    const report: GateReport = {
      date: new Date().toISOString(),
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
      `\n${report.gates.length} gates on ${pages.size} pages: ${findings} findings. ${path.relative('.', REPORT_FILE)}`,
    );
  }
}
