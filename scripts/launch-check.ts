import { placeholders } from '../src/model/company.ts';
import { fail } from './setup.mjs';

/** What stands between this repository and a public site: details still missing, and claims that nobody has confirmed. */
try {
  const { site } = await import('../src/content/registry.ts');
  const { unconfirmed } = await import('../src/content/claims.ts');
  const open = placeholders(site.company);
  const claims = unconfirmed(site.claims);
  const count = [...claims.values()].flat().length;
  if (open.length) {
    console.log(`content/en/site/company.yaml still has ${open.length} placeholder values:\n`);
    for (const { path: field, value } of open) console.log(`  ${field.padEnd(22)} ${value}`);
  }
  if (count) {
    console.log(`\ncontent/en/site/claims.yaml: ${count} of ${site.claims.length} claims are not confirmed yet:`);
    for (const [page, list] of claims) {
      console.log(`\n  ${page}`);
      for (const { sentence, needs } of list) console.log(`    '${sentence}'\n      ${needs}`);
    }
  }
  if (open.length || count) {
    console.log('\nFill in the one, confirm the other, then read docs/before-launch.md.');
    process.exit(1);
  }
  console.log('The company profile is complete and every claim is confirmed. docs/before-launch.md has the rest.');
} catch (error) {
  fail((error as Error).message);
}
