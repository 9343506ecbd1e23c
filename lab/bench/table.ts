import { lcpRatio, shortfalls } from './limits.ts';
import { type BenchReport, CATEGORIES, type FirstVisit, type PageResult } from './report.ts';

type Row = (string | undefined)[];

/** Columns as wide as their widest cell; the first aligned to the left, figures to the right. */
export function columns(head: Row, rows: Row[]): string {
  const all = [head, ...rows].map((row) => row.map((cell) => cell ?? ''));
  const widths = head.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
  return all
    .map((row) => row.map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  '))
    .join('\n');
}

const whole = (value: number) => Math.round(value).toString();
const pageRow = ([address, result]: [string, PageResult]): Row => {
  const { lighthouse, floor } = result;
  const sample = lighthouse?.sample ?? floor?.page;
  return [
    address,
    ...CATEGORIES.map((category) => lighthouse?.scores[category].toString()),
    lcpRatio(result)?.toFixed(2),
    sample && whole(sample.lcp),
    sample?.cls.toFixed(3),
    sample && whole(sample.tbt),
    sample && whole(sample.bytes / 1000),
  ];
};
const PAGE_HEAD = ['page', 'perf', 'a11y', 'best', 'seo', 'LCP/floor', 'LCP ms', 'CLS', 'TBT ms', 'kB'];

/** The whole report as text for a terminal. */
export function tables(report: BenchReport): string {
  const pages = Object.entries(report.pages).sort(([a], [b]) => a.localeCompare(b));
  const parts: string[] = [];
  if (pages.length) {
    parts.push(columns(PAGE_HEAD, pages.map(pageRow)));
    const short = pages.flatMap(([address, result]) =>
      shortfalls(address, result).map((what) => `✗ ${address}: ${what}`),
    );
    parts.push(short.length ? short.join('\n') : `✓ ${pages.length} pages keep every promise that was measured`);
  }
  const failed = Object.entries(report.failed);
  if (failed.length)
    parts.push(failed.map(([address, why]) => `✗ ${address} could not be measured: ${why}`).join('\n'));
  if (report.interactions?.length) {
    const rows = report.interactions.map(({ what, page, ms }) => [what, page, whole(ms)]);
    parts.push(columns(['a hand on', 'page', 'INP ms'], rows));
  }
  if (report.visits?.length) {
    const kB = (files: FirstVisit['files']) => (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);
    const rows = report.visits.map(({ page, files }) => {
      const late = files.filter(({ after }) => after);
      return [page, files.length.toString(), kB(files), late.length.toString(), kB(late)];
    });
    parts.push(columns(['first visit', 'requests', 'kB', 'after load', 'kB after load'], rows));
  }
  if (report.hosts) {
    const rows = report.hosts.map(({ host, right, explained, wrong }) => [
      host,
      ...[right, explained, wrong].map(String),
    ]);
    parts.push(columns(['host', 'right', 'explained', 'wrong'], rows));
  }
  if (report.queries) {
    const rows = report.queries.map(({ what, queries, first, near }) => [what, ...[queries, first, near].map(String)]);
    parts.push(columns(['queries', 'asked', 'first', 'first three'], rows));
  }
  if (report.clone) {
    const rows = report.clone.map(({ what, seconds }) => [what, seconds.toFixed(1)]);
    parts.push(columns(['fresh clone', 'seconds'], rows));
  }
  if (report.build) {
    const rows = report.build.map(({ pages: count, seconds, astro }) => [
      count.toString(),
      seconds.toFixed(1),
      astro ? (seconds / astro).toFixed(2) : undefined,
      whole((seconds / count) * 1000),
    ]);
    parts.push(columns(['build, pages', 'seconds', '÷ Astro', 'ms a page'], rows));
  }
  if (report.server) {
    const rows = report.server.map(({ what, embedded, sirv, nginx }) => [
      what,
      embedded.toString(),
      sirv?.toString(),
      nginx.toString(),
      (embedded / nginx).toFixed(2),
    ]);
    parts.push(columns(['requests a second', 'npm start', 'sirv', 'nginx', 'ratio'], rows));
  }
  return parts.join('\n\n');
}
