import { checkPort, portFrom } from './port.mjs';
import { install, run } from './setup.mjs';
import { isBuilt } from './source.mjs';

await checkPort(portFrom(process.env.PORT));
install();
const built = isBuilt() ? 0 : await run('scripts/build-site.ts');
process.exit(built || (await run('scripts/serve.ts')));
