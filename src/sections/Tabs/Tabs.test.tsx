import { expect, it } from 'vitest';
import { count, show } from '../testing.tsx';

const tabs = {
  kind: 'tabs',
  label: 'What we stand for',
  tabs: ['Value', 'Mission'].map((label) => ({ label, statement: `${label}.`, text: 'Why.' })),
};

it('contains every text before script runs, and hides none', () => {
  const html = show(tabs);
  expect(html).not.toMatch(/ hidden=?/);
  expect(count(html, '<h3')).toBe(2);
});

it('opens one accordion row at a time through the shared name', () => {
  const html = show({
    ...tabs,
    accordion: [
      { title: 'A', text: 'a' },
      { title: 'B', text: 'b' },
    ],
  });
  expect(count(html, '<details name="what-we-stand-for-accordion"')).toBe(2);
  expect(count(html, ' open=""')).toBe(1);
});
