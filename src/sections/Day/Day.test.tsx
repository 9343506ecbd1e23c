import { expect, it } from 'vitest';
import { count, errorIn, show } from '../testing.tsx';

const moments = ['06:50', '07:40', '08:00', '16:00'].map((time) => ({
  time,
  name: 'Bus',
  text: 'Leaves.',
  before: 'Rings.',
}));
const day = { kind: 'day', heading: 'One day', moments, note: 'Drawn sample; not customer data.' };

it('is an ordered list of times below an arc', () => {
  const html = show(day);
  expect(count(html, '<time>')).toBe(4);
  expect(count(html, '<circle')).toBe(4);
  expect(html).toContain('Drawn sample');
});

it('with two days it is a table of before and after', () => {
  expect(show({ ...day, labels: ['On paper', 'On the phone'] })).toContain('On paper');
  expect(show({ ...day, labels: ['On paper', 'On the phone'] })).toContain('<table');
});

it('rejects an invalid time', () => {
  expect(errorIn({ ...day, moments: [{ time: '25:00', name: 'x', text: 'y' }, ...moments] })).not.toBe('');
});
