import { wordsOf } from '../../src/content/page-text.ts';
import { site } from '../../src/content/registry.ts';
import type { Page } from '../../src/families/schemas.ts';
import { changedSince, deliveredDigests, digestsNow } from './delivered.ts';

/**
 * Facts of the first delivery. A fact that no longer holds is a failure while its files are as delivered, because then the code is
 * wrong. Once the owner has changed one of the files, the fact is waived and only counted.
 */

/** For developers: waives no fact. */
const STRICT = Boolean(process.env.DELIVERY_STRICT);

const CONTENT = 'content/en';
const fileOf = (address: string) => `${CONTENT}/${address.slice(1) || 'index'}.yaml`;
const addressOf = (file: string) => `/${file.slice(CONTENT.length + 1, -'.yaml'.length)}`.replace(/^\/index$/, '/');

const pages = new Map(site.pages.map((page) => [page.path, page]));
const redirects = new Map(site.redirects.map((entry) => [entry.from, 'to' in entry ? entry.to : undefined]));
const delivered = deliveredDigests();
const now = digestsNow();
const movedTo = (file: string) => {
  const to = redirects.get(addressOf(file));
  return to === undefined ? undefined : fileOf(to);
};
const changed = new Set(changedSince(delivered, now, movedTo));

/** Thrown where redirects.yaml says that a page was removed. */
class PageGone extends Error {}

/** Gives a fact access to pages and files, and records which it reads. */
export class Reader {
  private readonly files = new Set<string>();
  private readsAll = false;

  /** The page that was delivered at an address, even if it has moved since. */
  page(address: string): Page {
    const file = fileOf(address);
    this.files.add(file);
    const page = pages.get(address) ?? pages.get(redirects.get(address) ?? '');
    if (page) {
      // Placeholders in texts are filled from these two files.
      this.files.add(`${CONTENT}/site/figures.yaml`);
      this.files.add(`${CONTENT}/site/company.yaml`);
      return page;
    }
    if (redirects.has(address)) throw new PageGone();
    throw new Error(
      `${file} was delivered and is missing. If that is meant, add to content/en/site/redirects.yaml:  - { from: ${address}, gone: true }`,
    );
  }

  text(address: string): string {
    return wordsOf(this.page(address)).join('\n');
  }

  /** Every delivered page that still exists and has not been edited. */
  unchanged(): Page[] {
    return site.pages.filter(({ path }) => delivered[fileOf(path)] && !changed.has(fileOf(path)));
  }

  /** All pages, for a fact that depends on all content. */
  site() {
    this.readsAll = true;
    return site;
  }

  /** A file of content/en/site. */
  file(name: string) {
    this.files.add(`${CONTENT}/site/${name}`);
    return site;
  }

  get changedByOwner(): boolean {
    if (this.readsAll) return changed.size > 0 || Object.keys(now).some((file) => !delivered[file]);
    return [...this.files].some((file) => changed.has(file));
  }
}

export interface Fact {
  name: string;
  check: (read: Reader) => void | Promise<void>;
}

export interface Outcome {
  name: string;
  fault?: string;
  /** The fact no longer holds, and the owner has changed its files. */
  gaveWay: boolean;
}

export async function outcomeOf({ name, check }: Fact): Promise<Outcome> {
  const read = new Reader();
  try {
    await check(read);
    return { name, gaveWay: false };
  } catch (error) {
    if (!STRICT && (error instanceof PageGone || (read.changedByOwner && !isMissing(error))))
      return { name, gaveWay: true };
    return { name, gaveWay: false, fault: `${name}: ${plain((error as Error).message)}` };
  }
}
/** vitest colours its messages. */
const plain = (message: string) => message.replace(/\u001b\[\d+m/g, '');
const isMissing = (error: unknown) => error instanceof Error && / was delivered and is missing/.test(error.message);

/** Facts that are reported as one test. */
export interface FactGroup {
  title: string;
  facts: Fact[];
}
export const group = (title: string, facts: Fact[]): FactGroup => ({ title, facts });
/** A single fact, reported as its own test. */
export const fact = (title: string, check: Fact['check']): FactGroup => group(title, [{ name: title, check }]);
