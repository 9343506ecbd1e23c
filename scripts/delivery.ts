import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { DIGESTS, deliveredDigests, digestsNow } from '../tests/delivery/delivered.ts';
import { env, node, ROOT } from './setup.mjs';

/**
 * `npm run delivery`: lists the files that the owner has changed since the delivery, and checks the facts of the delivery for the rest.
 * `npm run delivery -- --renew`: for developers after a new delivery of content: records the current files as delivered.
 */
process.chdir(ROOT);
if (process.argv.includes('--renew')) {
  const digests = digestsNow();
  fs.writeFileSync(DIGESTS, `${JSON.stringify(digests, null, 2)}\n`);
  console.log(`${DIGESTS}: ${Object.keys(digests).length} files as delivered.`);
} else {
  const [delivered, now] = [deliveredDigests(), digestsNow()];
  const list = (what: string, files: string[]) => {
    for (const file of files) console.log(`  ${what.padEnd(8)} ${file}`);
  };
  list(
    'changed',
    Object.keys(delivered).filter((file) => now[file] && now[file] !== delivered[file]),
  );
  list(
    'gone',
    Object.keys(delivered).filter((file) => !now[file]),
  );
  list(
    'added',
    Object.keys(now).filter((file) => !delivered[file]),
  );
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', 'tests/delivery', '--reporter=default'];
  process.exit(spawnSync(node(), args, { cwd: ROOT, stdio: 'inherit', env: env() }).status ?? 1);
}
