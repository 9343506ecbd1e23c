import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EVIDENCE_FOLDER, readEvidence } from './read-evidence.ts';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'evidence-'));
  fs.mkdirSync(path.join(root, EVIDENCE_FOLDER));
});
afterEach(() => fs.rmSync(root, { recursive: true }));
const write = (value: unknown) =>
  fs.writeFileSync(path.join(root, EVIDENCE_FOLDER, 'gates.json'), JSON.stringify(value));
const run = { date: '2026-11-15T10:00:00.000Z', commit: 'abc', tools: { 'axe-core': '4.14.0' }, gates: [] };

it('is empty before the first run', () => {
  expect(readEvidence(root)).toEqual({ gates: undefined, bench: undefined });
});

it('reads the results of a run', () => {
  const gates = { ...run, pages: { '/': { gates: 17, faults: { axe: 1 } } } };
  write(gates);
  expect(readEvidence(root)).toEqual({ gates, bench: undefined });
});

it('names a file that was edited by hand', () => {
  write({ ...run, pages: { '/': { gates: 17, faults: 'none' } } });
  expect(() => readEvidence(root)).toThrow(/^evidence\/gates\.json is not as `npm run evidence` writes it: /);
});
