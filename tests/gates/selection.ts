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

function readSelection(): Selection {
  if (process.env.GATE_SELECTION && fs.existsSync(FILE)) return JSON.parse(fs.readFileSync(FILE, 'utf8')) as Selection;
  const checked = builtPages().map(({ address }) => address);
  return { checked, unrecorded: checked, summary: `${checked.length} pages checked` };
}

let read: Selection | undefined;
/** What was chosen; every page when Playwright is started by hand. Read once, because it is asked for on every page. */
export function selection(): Selection {
  read ??= readSelection();
  return read;
}

/** Whether a page has no recorded pass. `npm run test:all` ignores the record. */
export const isUnrecorded = (address: string) => Boolean(process.env.FULL) || selection().unrecorded.includes(address);

/** The pages on which a behaviour is tried: the sample, and any page that alone has changed. */
export function pagesToTry(all: string[], sample: string[]): string[] {
  return process.env.FULL
    ? all
    : all.filter((address) => sample.includes(address) || fewUnrecorded().includes(address));
}

/** With more changed pages than this, something that they share has changed, and a sample of them shows it. */
const FEW = 8;
/** The pages without a recorded pass, where they are few. */
export function fewUnrecorded(): string[] {
  const { unrecorded } = selection();
  return unrecorded.length <= FEW ? unrecorded : [];
}

/**
 * The pages of a check that is too slow for every run: those without a recorded pass, or, where there are many of those,
 * the sample alone. `npm run test:all` opens all.
 */
export function pagesToCheck(all: string[], sample: string[]): string[] {
  if (process.env.FULL) return all;
  const { unrecorded } = selection();
  return all.filter(
    (address) => fewUnrecorded().includes(address) || (unrecorded.includes(address) && sample.includes(address)),
  );
}
