// Runs one TypeScript file of the project: node scripts/run.mjs scripts/launch-check.ts
// With --browser before the file, a missing Chromium is installed too.
import { install, installDebianBrowser, run } from './setup.mjs';

const args = process.argv.slice(2);
const browser = args[0] === '--browser' && args.shift() ? installDebianBrowser() : undefined;
install();
await browser;
const file = args.shift() ?? '';
process.exit(await run(file, args));
