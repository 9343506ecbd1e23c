import { expect, it } from 'vitest';
import { count, show } from '../testing.tsx';

const figures = {
  kind: 'figures',
  items: [
    { value: '99.9', unit: '%', label: 'uptime' },
    { value: '40,000', label: 'labs' },
  ],
};

it('shows each number with its unit and its label', () => {
  const html = show(figures);
  expect(html).toContain('99.9<small>%</small>');
  expect(html).toContain('uptime');
  expect(html).toContain('data-count="2"');
});

it('marks long values, which take a whole line on phones', () => {
  expect(show(figures)).toContain('data-long');
  expect(show({ ...figures, items: [{ value: '30', label: 'x' }] })).not.toContain('data-long');
});

it('lists further figures as terms', () => {
  expect(count(show({ ...figures, lines: [{ value: 'about 20', unit: '%', label: 'a' }] }), '<dt>')).toBe(1);
});
