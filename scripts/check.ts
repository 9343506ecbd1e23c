import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { quickChecks } from './quick.ts';
import { env, node, ROOT } from './setup.mjs';
import { conclude } from './steps.ts';

/** `npm run check`, and again after every change with `-- --watch`. */
const WATCHED = ['content', 'src', 'tests', 'build', 'deploy', 'lab', 'scripts', 'renders'];
/** An editor writes a file in several strokes. */
const CALM_MS = 300;

function watch() {
  // A run of its own each time: what was imported once would not be read again.
  const again = () => {
    console.log(`\n${new Date().toLocaleTimeString('en-GB')}`);
    spawnSync(node(), [import.meta.filename], { cwd: ROOT, stdio: 'inherit', env: env() });
    console.log('\nWatching; Ctrl C stops.');
  };
  let timer: NodeJS.Timeout | undefined;
  for (const folder of WATCHED)
    fs.watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(again, CALM_MS);
    });
  again();
}

process.chdir(ROOT);
if (process.argv.includes('--watch')) watch();
else process.exit(conclude(await quickChecks()) ? 0 : 1);
