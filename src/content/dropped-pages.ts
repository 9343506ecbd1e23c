import path from 'node:path';
import { deletableAddresses } from '../families/index.ts';
import type { Redirect } from '../model/redirects.ts';
import { fileAt } from './checks.ts';
import { pathOfFile, yamlFiles } from './reader.ts';
import { readSource, readText, shown, type Unwritten } from './source.ts';

/** 2026-12-01, where the company is. */
export const dayInIndia = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

const LIST = '/jobs';

type ClosedJobs = Map<string, Closed>;
interface Closed {
  file: string;
  closes: string;
}

/** Positions whose last day is over, by address: they are left out, with every link to them. */
export function closedJobs(root: string, unwritten: Unwritten, today: string): ClosedJobs {
  return new Map(
    yamlFiles(root, unwritten).flatMap((file) => {
      const address = pathOfFile(path.relative(path.resolve(root), file));
      if (!address.startsWith(`${LIST}/`)) return [];
      const { closes } = (readSource(file, unwritten)?.value ?? {}) as { closes?: unknown };
      return typeof closes === 'string' && closes < today ? [[address, { file: shown(file), closes }]] : [];
    }),
  );
}

/** Somebody may still have the address of a position that has closed. */
export const redirectsOfClosed = (closed: ClosedJobs, addresses: ReadonlySet<string>): Redirect[] =>
  addresses.has(LIST) ? [...closed.keys()].map((from) => ({ from, to: LIST })) : [];

/** Pages that links may lead to and the site does not have: those that the owner has deleted, and positions that have closed. */
export const droppedPages = (root: string, unwritten: Unwritten, closed: ClosedJobs): ReadonlySet<string> =>
  new Set([
    ...deletableAddresses.filter((address) => readText(path.join(root, fileAt(address)), unwritten) === undefined),
    ...closed.keys(),
  ]);
