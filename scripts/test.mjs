import { install, run } from './setup.mjs';

install();
process.exit(await run('scripts/test-all.ts', process.argv.slice(2)));
