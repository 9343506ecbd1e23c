import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { env, node, ROOT } from '../../scripts/setup.mjs';
import { ENGINES } from './engines.ts';

/** Runs the behaviour tests in Firefox and WebKitGTK, on a fresh build. An engine that is not installed is reported and skipped. */
const run = (args: string[]) => spawnSync(node(), args, { cwd: ROOT, stdio: 'inherit', env: env() }).status ?? 1;

for (const { name, missing } of ENGINES)
  console.log(missing ? `! ${name} is left out: ${missing}.` : `✓ ${name} is here.`);
const present = ENGINES.filter((engine) => !engine.missing);
if (!present.length) process.exit(0);
const built = run(['scripts/build-site.ts']);
if (built) process.exit(built);
const projects = present.map(({ name }) => `--project=${name}`);
const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
process.exit(
  run([playwright, 'test', '-c', 'lab/engines/playwright.config.ts', ...projects, ...process.argv.slice(2)]),
);
