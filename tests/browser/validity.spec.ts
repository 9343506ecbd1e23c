import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { BuiltFile } from '../../deploy/site-map.ts';
import { site, UTILITIES } from './pages.ts';

/** Rules stand in .htmlvalidate.json; those that are off are matters of style, or React's way of writing `srcSet`. */
test('every page is valid HTML, without errors and without warnings', async () => {
  const checker = new HtmlValidate(new FileSystemConfigLoader());
  const files = JSON.parse(fs.readFileSync('deploy/generated/site.json', 'utf8')) as BuiltFile[];
  const pages = files.filter(({ file }) => file.endsWith('.html'));
  expect(pages.length).toBe(site.pages.length + UTILITIES.length);
  for (const { file } of pages) {
    const report = await checker.validateFile(`dist/${file}`);
    expect(
      report.results.flatMap((result) =>
        result.messages.map((message) => `${message.ruleId}: ${message.message} (${message.selector})`),
      ),
      file,
    ).toEqual([]);
  }
});
