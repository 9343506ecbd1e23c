import { install, run } from './setup.mjs';

install();
const built = run('scripts/build-site.ts');
process.exit(built || run('scripts/serve.ts'));
