import type { Page } from './schemas.ts';

/** The news of a language, the newest first; within a day, by name. */
export const newestFirst = (pages: Page[]): Page<'news-entry'>[] =>
  pages
    .filter((page) => page.family === 'news-entry')
    .sort((one, two) => two.date.localeCompare(one.date) || one.name.localeCompare(two.name));

/** The open positions of a language, those that close first at the top. */
export const soonestFirst = (pages: Page[]): Page<'job'>[] =>
  pages
    .filter((page) => page.family === 'job')
    .sort((one, two) => one.closes.localeCompare(two.closes) || one.name.localeCompare(two.name));
