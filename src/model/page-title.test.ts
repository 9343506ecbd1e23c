import { expect, it } from 'vitest';
import { site } from '../content/registry.ts';
import { pageTitle } from './page-title.ts';

it('adds the company where the title does not name it', () => {
  expect(pageTitle('Cloud migration services', 'Sahyadri')).toBe('Cloud migration services | Sahyadri');
  expect(pageTitle('Contact Sahyadri', 'Sahyadri')).toBe('Contact Sahyadri');
});

it('every title has fewer than 60 characters', () => {
  const titles = site.pages.map(({ title }) => pageTitle(title, site.company.name));
  expect(titles.filter((title) => title.length >= 60)).toEqual([]);
});
