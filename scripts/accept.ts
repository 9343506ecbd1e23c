import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BASELINES } from '../tests/gates/baselines.ts';
import { SCREENS, type ScreenName } from '../tests/gates/gate.ts';
import { baselineOf } from '../tests/gates/screenshot.ts';
import { subjects } from '../tests/gates/subjects.ts';
import { browserOrFail } from './real-browser.ts';
import { env, fail, node, ROOT } from './setup.mjs';

/** `npm run test:accept`: accepts today's screenshots as the baselines; only those that changed are written. */
browserOrFail();
const step = (args: string[], more: Record<string, string> = {}) => {
  const { status } = spawnSync(node(), args, { cwd: ROOT, stdio: 'inherit', env: { ...env(), ...more } });
  if (status !== 0) fail('Nothing more was accepted; see the message above.');
};
step(['scripts/build-site.ts']);
step(['node_modules/@playwright/test/cli.js', 'test', 'tests/gates/gates.spec.ts', '--grep', 'gates on'], {
  ACCEPT: '1',
});

const screens = Object.keys(SCREENS) as ScreenName[];
const wanted = new Set(subjects.flatMap((subject) => screens.map((screen) => baselineOf(subject, screen))));
for (const name of fs.readdirSync(BASELINES)) {
  const file = path.join(BASELINES, name);
  if (!wanted.has(file)) fs.rmSync(file);
}
console.log(
  `✓ ${wanted.size} screenshots in ${path.relative(ROOT, BASELINES)}; \`git diff --stat\` shows which are new. Look at them.`,
);
