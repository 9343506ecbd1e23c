import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { env, node, ROOT } from './setup.mjs';

export interface Tally {
  passed: number;
  failed: number;
  /** By name: in CI a skipped test is a failure. */
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
  /** Prints the output only on failure, and in one piece, because steps run in parallel. */
  quiet?: boolean;
  env?: Record<string, string>;
}

/** Runs a tool to its end. */
export function step(
  name: string,
  args: string[],
  { quiet = false, env: more = {} }: StepOptions = {},
): Promise<boolean> {
  const began = performance.now();
  if (!quiet) console.log(`\n── ${name}`);
  return new Promise((done) => {
    const output: Buffer[] = [];
    const tool = spawn(node(), args, {
      cwd: ROOT,
      stdio: quiet ? 'pipe' : 'inherit',
      env: { ...env(), ...(quiet && { NO_COLOR: '1' }), ...more },
    });
    tool.stdout?.on('data', (data) => output.push(data));
    tool.stderr?.on('data', (data) => output.push(data));
    tool.on('close', (status) => {
      const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
      if (quiet && status !== 0) console.log(`\n── ${name}\n${Buffer.concat(output).toString().trim()}`);
      console.log(`   ${status === 0 ? '✓' : '✗'} ${name}, ${took}`);
      done(status === 0);
    });
  });
}

/** One step counts as one test. */
export const counted = (passed: boolean): Tally => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: [] });

/** Reports that tools write under .cache/; an old one is removed before a run. */
export const forget = (name: string) => fs.rmSync(path.join(CACHE, name), { force: true });
export function readReport<T>(name: string): T | undefined {
  const file = path.join(CACHE, name);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined;
}

export function conclude({ passed, failed, skipped }: Tally): boolean {
  const inCi = Boolean(process.env.CI);
  if (skipped.length) console.log(`\nSkipped${inCi ? ', which in CI is a failure' : ''}:\n  ${skipped.join('\n  ')}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`);
  return failed === 0 && !(inCi && skipped.length);
}
