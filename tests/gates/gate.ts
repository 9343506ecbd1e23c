import type { Page } from '@playwright/test';
import type { Family } from '../../src/families/schemas.ts';
import type { GateName } from '../../src/legal/gate-names.ts';

/** Where it is and what is wrong with it, in one line. */
export type Finding = string;

/** The two screens on which every page is opened. */
export const SCREENS = {
  desk: { width: 1440, height: 900, scale: 1 },
  phone: { width: 390, height: 844, scale: 2 },
} as const;
export type ScreenName = keyof typeof SCREENS;

/** A page of the site as it was built. */
export interface BuiltPage {
  address: string;
  family: Family;
  /** Its file under dist/. */
  file: string;
  html: string;
}

export interface Transfer {
  url: string;
  /** As the browser calls it: document, script, stylesheet, font, image … */
  type: string;
  /** Of the body, as it travelled. */
  bytes: number;
}

/** Everything that happened while a page was open. */
export interface VisitLog {
  /** Console messages, uncaught errors and breaches of the security policy. */
  said: string[];
  /** Requests that got no answer, or one of 400 and above. */
  failed: string[];
  requested: string[];
  transfers: Transfer[];
}

/** One page, open in a real browser under reduced motion, at rest, with every picture loaded. */
export interface Visit extends BuiltPage {
  screen: ScreenName;
  page: Page;
  origin: string;
  /** Of the document, as the server sent them. */
  headers: Record<string, string>;
  log: VisitLog;
  /** The same page once more, with JavaScript off and without its pictures. */
  withoutScript<Seen>(look: (page: Page) => Promise<Seen>): Promise<Seen>;
  /** The last thing of a visit. */
  leave(): Promise<void>;
}

interface Named {
  name: GateName;
  /** What a passing gate promises, in one sentence. */
  promise: string;
}

/** Looks at one open page, and leaves it as it found it. */
export interface PageGate extends Named {
  on: ScreenName[];
  check(visit: Visit): Promise<Finding[]> | Finding[];
  /** What there is to know even when nothing is wrong: bytes, a score. */
  measure?(visit: Visit): Record<string, number>;
}

/** Looks at all built pages together; every finding belongs to one of them. */
export interface SiteGate extends Named {
  check(pages: BuiltPage[]): Promise<{ address: string; finding: Finding }[]>;
}
