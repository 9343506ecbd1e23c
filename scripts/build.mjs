import { install, run } from './setup.mjs';

install();
process.exit(run('scripts/build-site.ts'));
