// Runs one TypeScript file of the project: node scripts/run.mjs scripts/launch-check.ts
// With --browser before the file, a missing Chromium is installed too.
import fs from 'node:fs';
import path from 'node:path';
import { install, installDebianBrowser, ROOT, run } from './setup.mjs';

const args = process.argv.slice(2);
const browser = args[0] === '--browser' && args.shift() ? installDebianBrowser() : undefined;
install();
await browser;
const file = args.shift() ?? '';
// A folder may have dependencies of its own, such as Lighthouse for the bench.
const folder = path.join(ROOT, path.dirname(file));
if (!file.startsWith('node_modules') && fs.existsSync(path.join(folder, 'package.json'))) install(folder);
process.exit(await run(file, args));
