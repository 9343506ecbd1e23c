import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { placeholders } from '../src/model/company.ts';

const FILE = 'content/en/site/company.yaml';
const open = placeholders(parse(fs.readFileSync(path.join(process.cwd(), FILE), 'utf8')));

if (open.length) {
  console.log(`${FILE} still has ${open.length} placeholder values:\n`);
  for (const { path: field, value } of open) console.log(`  ${field.padEnd(22)} ${value}`);
  console.log(
    '\nFill them in, then read docs/before-launch.md: the claims that the company must confirm page by page.',
  );
  process.exit(1);
}
console.log(
  'The company profile is complete. Before launch, read docs/before-launch.md: the claims to confirm page by page.',
);
