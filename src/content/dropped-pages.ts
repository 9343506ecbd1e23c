import path from 'node:path';
import { deletableAddresses } from '../families/index.ts';
import type { Redirect } from '../model/redirects.ts';
import { fileAt } from './checks.ts';
import { pathOfFile, yamlFiles } from './reader.ts';
import { pathFromRoot, readSource, readText, type Unwritten } from './source.ts';

/** The date in the company's time zone: 2026-12-01. */
export const dayInIndia = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

const LIST = '/jobs';

type ClosedJobs = Map<string, Closed>;
interface Closed {
  file: string;
  closes: string;
}

/** Positions whose last day is over, by address. They are removed from the site, with every link to them. */
export function closedJobs(root: string, unwritten: Unwritten, today: string): ClosedJobs {
  return new Map(
    yamlFiles(root, unwritten).flatMap((file) => {
      const address = pathOfFile(path.relative(path.resolve(root), file));
      if (!address.startsWith(`${LIST}/`)) return [];
      const { closes } = (readSource(file, unwritten)?.value ?? {}) as { closes?: unknown };
      return typeof closes === 'string' && closes < today ? [[address, { file: pathFromRoot(file), closes }]] : [];
    }),
  );
}

/** Redirects closed positions to the list, because their addresses may still be in use. */
export const redirectsOfClosed = (closed: ClosedJobs, addresses: ReadonlySet<string>): Redirect[] =>
  addresses.has(LIST) ? [...closed.keys()].map((from) => ({ from, to: LIST })) : [];

/** Pages that content may link to although they are gone: deleted by the owner, or closed positions. */
export const droppedPages = (root: string, unwritten: Unwritten, closed: ClosedJobs): ReadonlySet<string> =>
  new Set([
    ...deletableAddresses.filter((address) => readText(path.join(root, fileAt(address)), unwritten) === undefined),
    ...closed.keys(),
  ]);
