import { install, run } from './setup.mjs';

install();
process.exit(run('scripts/test-all.ts', process.argv.slice(2)));
