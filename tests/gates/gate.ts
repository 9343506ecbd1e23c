import type { Page } from '@playwright/test';
import type { Family } from '../../src/families/schemas.ts';
import type { GateName } from '../../src/legal/gate-names.ts';

/** What is wrong and where, in one line. */
export type Finding = string;

/** The two viewports in which every page is opened. */
export const SCREENS = {
  desk: { width: 1440, height: 900, scale: 1 },
  phone: { width: 390, height: 844, scale: 2 },
} as const;
export type ScreenName = keyof typeof SCREENS;

/** A built page. */
export interface BuiltPage {
  address: string;
  family: Family;
  /** Its file under dist/. */
  file: string;
  html: string;
}

export interface Transfer {
  url: string;
  /** The browser's resource type: document, script, stylesheet, font, image … */
  type: string;
  /** Compressed size of the body. */
  bytes: number;
}

/** What happened while a page was open. */
export interface VisitLog {
  /** Console messages, uncaught errors and policy violations. */
  said: string[];
  /** Requests without a response, or with a status of 400 and above. */
  failed: string[];
  requested: string[];
  transfers: Transfer[];
}

/** A page, open in a real browser with reduced motion and every picture loaded. */
export interface Visit extends BuiltPage {
  screen: ScreenName;
  page: Page;
  origin: string;
  /** Response headers of the document. */
  headers: Record<string, string>;
  log: VisitLog;
  /** Opens the page with JavaScript off and without pictures. */
  withoutScript<Seen>(look: (page: Page) => Promise<Seen>): Promise<Seen>;
  /** Must be called last. */
  leave(): Promise<void>;
}

interface Named {
  name: GateName;
  /** What a passing gate guarantees, in one sentence. */
  promise: string;
}

/** Checks one open page and leaves it unchanged. */
export interface PageGate extends Named {
  on: ScreenName[];
  /** Loads the page again or lays it out again, which takes long; a page with a recorded pass is spared that. */
  onlyUnrecorded?: boolean;
  check(visit: Visit): Promise<Finding[]> | Finding[];
  /** Measurements for the report, such as bytes or a score. */
  measure?(visit: Visit): Record<string, number>;
}

/** Checks all built pages together; every finding belongs to one page. */
export interface SiteGate extends Named {
  check(pages: BuiltPage[]): Promise<{ address: string; finding: Finding }[]>;
}
