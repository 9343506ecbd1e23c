import fs from 'node:fs';
import path from 'node:path';
import { digestInput, digestOf, type Selection, selectPages } from './record.ts';
import { builtPages } from './site.ts';

/** Chosen once before Playwright starts; its workers read the same list. */
const FILE = path.resolve('.cache/pages-to-check.json');

/** Chooses the pages whose gates run, and writes the choice down for the workers. */
export function chooseSelection(browserVersion: string, all: boolean): Selection {
  const pages = builtPages();
  const input = digestInput(browserVersion);
  const digests = new Map(pages.map((page) => [page.address, digestOf(page, input)]));
  const selection = selectPages(pages, digests, { all });
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(FILE, JSON.stringify(selection));
  return selection;
}

/** What was chosen; every page when Playwright is started by hand. */
export function selection(): Selection {
  if (process.env.GATE_SELECTION && fs.existsSync(FILE)) return JSON.parse(fs.readFileSync(FILE, 'utf8')) as Selection;
  const checked = builtPages().map(({ address }) => address);
  return { checked, summary: `${checked.length} pages checked` };
}
