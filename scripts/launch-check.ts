import { fail, ROOT } from './setup.mjs';

/** `npm run launch-check`: placeholders, traces of the shipped name, and unconfirmed claims. */
try {
  // Invalid values were rejected when the content was loaded.
  const { site } = await import('../src/content/registry.ts');
  const { launchList } = await import('./launch-list.ts');
  const { placeholders: open, names, icons, claims, unconfirmed: count, formSends } = launchList(ROOT, site);
  const list = (heading: string, lines: string[]) => {
    if (lines.length) console.log(`${heading}\n\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  };
  list(
    `content/en/site/company.yaml still has ${open.length} placeholder values:`,
    open.map(({ path: field, value }) => `${field.padEnd(22)} ${value}`),
  );
  list('These files still say the name that shipped:', names);
  list('These icons still show the mark that shipped; draw your own under the same names:', icons);
  if (count) {
    console.log(`content/en/site/claims.yaml: ${count} of ${site.claims.length} claims are not confirmed yet:`);
    for (const [page, some] of claims) {
      console.log(`\n  ${page}`);
      for (const { sentence, needs } of some) console.log(`    '${sentence}'\n      ${needs}`);
    }
  }
  if (!formSends)
    console.log(
      '\nMessages from the contact form go nowhere: form.endpoint in content/en/site/company.yaml is empty. Visitors are thanked all the same.\nThis may be what you want; docs/before-launch.md says what to do if it is not.',
    );
  if (open.length || names.length || icons.length || count) {
    console.log('\nSettle these, then read docs/before-launch.md.');
    process.exit(1);
  }
  console.log('The company profile is complete and every claim is confirmed. docs/before-launch.md has the rest.');
} catch (error) {
  fail((error as Error).message);
}
