import fs from 'node:fs';
import { expect, it } from 'vitest';
import { readEvidence } from '../../src/evidence/read-evidence.ts';
import { markdownTable, withLastRun } from './benchmarks.ts';

const document = fs.readFileSync('docs/benchmarks.md', 'utf8');

it('docs/benchmarks.md matches evidence/*.json in every figure', () => {
  expect(document).toBe(withLastRun(document, readEvidence()));
});

it('a figure that was edited by hand is detected', () => {
  const typed = document.replace(/\| +\d\.\d\d \|/, '| 0.50 |');
  expect(typed).not.toBe(document);
  expect(withLastRun(typed, readEvidence())).not.toBe(typed);
});

it('lists what was measured again, and why', () => {
  const { gates, bench } = readEvidence();
  const again = bench && { ...bench, again: { '/robotics': ['Chromium did not start'] } };
  expect(withLastRun(document, { gates, bench: again })).toContain('- `/robotics`: Chromium did not start');
  expect(withLastRun(document, { gates, bench: bench && { ...bench, again: {} } })).toContain(
    'No page was measured again.',
  );
});

it('rejects a document without its markers', () => {
  expect(() => withLastRun('# Benchmarks', readEvidence())).toThrow(/has no markers/);
});

it('makes columns as wide as their widest cell', () => {
  expect(markdownTable(['page', 'kB'], [['/about_us', '9']])).toBe(
    '| page      |  kB |\n| --------- | --: |\n| /about_us |   9 |',
  );
});
