import { install, run } from './setup.mjs';

install();
process.exit(await run('scripts/build-site.ts'));
