import { expect, it } from 'vitest';
import { site } from '../content/registry.ts';

/** Explorables are named after their question, their folders after their subject. */
const FOLDERS: Record<string, string> = { 'two-joint-arm': 'arm', 'flight-time': 'flight', 'remote-centre': 'pivot' };

const rows = site.pages.flatMap(({ path, sections }) =>
  sections.flatMap((section) =>
    section.kind === 'instrument' || section.kind === 'explorable'
      ? [{ folder: FOLDERS[section.model.name] ?? section.model.name, path, question: section.heading }]
      : [],
  ),
);

const text = `# Models that readers can move

This table is generated from the content files. After a change, run \`npx vitest run src/instruments/readme.test.ts -u\`.
How to add a model: \`docs/adding-an-instrument.md\` (a plan and a view over the kit), \`docs/adding-an-explorable.md\` (a component of its own).

| Folder | Page | Question |
|---|---|---|
${rows
  .toSorted((a, b) => a.folder.localeCompare(b.folder))
  .map(({ folder, path, question }) => `| \`${folder}\` | ${path} | ${question} |`)
  .join('\n')}
`;

it('README.md lists the folder, the page and the question of every model', async () => {
  expect(Object.keys(import.meta.glob('./*/model.ts')).map((file) => file.split('/')[1])).toEqual(
    rows.map(({ folder }) => folder).toSorted(),
  );
  await expect(text).toMatchFileSnapshot('README.md');
});
