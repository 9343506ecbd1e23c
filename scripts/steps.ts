import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { env, node, ROOT } from './setup.mjs';

export interface Tally {
  passed: number;
  failed: number;
  /** Named, because in CI a skipped test is a failed one. */
  skipped: string[];
}

export const CACHE = path.join(ROOT, '.cache');
export const bin = (name: string) => path.join(ROOT, 'node_modules', name);

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((all, { passed }) => all + passed, 0),
  failed: tallies.reduce((all, { failed }) => all + failed, 0),
  skipped: tallies.flatMap(({ skipped }) => skipped),
});

export interface StepOptions {
  /** What it says is shown as a whole, and only where it fails: several run side by side. */
  quiet?: boolean;
}

/** Runs a tool to its end. */
export function step(name: string, args: string[], { quiet = false }: StepOptions = {}): Promise<boolean> {
  const began = performance.now();
  if (!quiet) console.log(`\n── ${name}`);
  return new Promise((done) => {
    const said: Buffer[] = [];
    const tool = spawn(node(), args, { cwd: ROOT, stdio: quiet ? 'pipe' : 'inherit', env: env() });
    tool.stdout?.on('data', (data) => said.push(data));
    tool.stderr?.on('data', (data) => said.push(data));
    tool.on('close', (status) => {
      const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
      if (quiet && status !== 0) console.log(`\n── ${name}\n${Buffer.concat(said).toString().trim()}`);
      console.log(`   ${status === 0 ? '✓' : '✗'} ${name}, ${took}`);
      done(status === 0);
    });
  });
}

/** One step counts as one test. */
export const counted = (passed: boolean): Tally => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: [] });

/** What a tool wrote down under .cache/; a report of an earlier run would tell nothing of this one. */
export const forget = (name: string) => fs.rmSync(path.join(CACHE, name), { force: true });
export function readReport<T>(name: string): T | undefined {
  const file = path.join(CACHE, name);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined;
}

/** Says how it went. */
export function conclude({ passed, failed, skipped }: Tally): boolean {
  const inCi = Boolean(process.env.CI);
  if (skipped.length) console.log(`\nSkipped${inCi ? ', which in CI is a failure' : ''}:\n  ${skipped.join('\n  ')}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`);
  return failed === 0 && !(inCi && skipped.length);
}
