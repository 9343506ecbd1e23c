import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { changedUnitTests, checkContent, quickChecks } from './quick.ts';
import { env, node, ROOT } from './setup.mjs';
import { conclude } from './steps.ts';

/** `npm run check`; with `-- content` only the content, with `-- --watch` again after every change. */
const WATCHED = ['content', 'src', 'tests', 'build', 'deploy', 'lab', 'scripts', 'renders'];
/** An editor may write a file several times. */
const DEBOUNCE_MS = 300;

function watch() {
  // A new process each time, because Node does not import a module twice.
  const again = () => {
    console.log(`\n${new Date().toLocaleTimeString('en-GB')}`);
    spawnSync(node(), [import.meta.filename], { cwd: ROOT, stdio: 'inherit', env: env() });
    console.log('\nWatching; Ctrl C stops.');
  };
  let timer: NodeJS.Timeout | undefined;
  for (const folder of WATCHED)
    fs.watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(again, DEBOUNCE_MS);
    });
  again();
}

process.chdir(ROOT);
if (process.argv.includes('--watch')) watch();
else if (process.argv.includes('content')) process.exit((await checkContent({ alone: true })) ? 0 : 1);
else process.exit(conclude(await quickChecks({ units: changedUnitTests })) ? 0 : 1);
