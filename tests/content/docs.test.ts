import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCS = ['README.md', 'CONTRIBUTING.md', 'lab/README.md', 'renders/README.md', ...fs.globSync('docs/**/*.md')];
const scripts = Object.keys(JSON.parse(fs.readFileSync('package.json', 'utf8')).scripts);
/** Commands of npm itself. */
const NPM = ['start', 'test', 'ci', 'install'];
/** Text that looks like a path of the repository, without its glob, placeholder or line number. */
const PLACE = /^(?:src|tests|lab|build|deploy|scripts|content|renders|public|docs|evidence)\/[\w./[\]-]*/;
/** Written by a build or a render, or a page or file that the owner may add or delete. */
const MADE =
  /^content\/en\/(?!site\/).*\.yaml$|brochure\.pdf$|^deploy\/generated|^renders\/out|^public\/town|fisheries|power\.yaml/;

describe.each(DOCS)('%s', (file) => {
  const text = fs.readFileSync(file, 'utf8');
  const code = [...text.matchAll(/`([^`\n]+)`/g), ...text.matchAll(/^ {4}(\S.*)$/gm)].map(([, words = '']) => words);

  it('names only commands that exist', () => {
    const named = code.flatMap((words) =>
      [...words.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => !scripts.includes(name) && !NPM.includes(name))).toEqual([]);
  });

  it('names only files that exist', () => {
    const named = code
      .flatMap((words) => words.split(/\s+/))
      .flatMap((word) => PLACE.exec(word)?.[0].replace(/\.$/, '') ?? []);
    expect(named.filter((place) => !MADE.test(place) && !fs.existsSync(place))).toEqual([]);
  });

  it('links only to pages that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);
    const dead = links.filter((to) => !to.startsWith('/') && !fs.existsSync(path.join(path.dirname(file), to)));
    expect(dead).toEqual([]);
  });
});

it('each decision has its own number', () => {
  const numbers = fs.readdirSync('docs/decisions').map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
  for (const name of fs.readdirSync('docs/decisions'))
    expect(fs.readFileSync(path.join('docs/decisions', name), 'utf8')).toMatch(new RegExp(`^# ${name.slice(0, 4)} `));
});
