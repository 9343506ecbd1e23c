// Runs one TypeScript file of the project: node scripts/run.mjs scripts/launch-check.ts
import { install, run } from './setup.mjs';

install();
const [file = '', ...args] = process.argv.slice(2);
process.exit(await run(file, args));
