import { expect, it } from 'vitest';
import { count, example, show } from '../testing.tsx';

it('says in words what it draws', () => {
  const content = example('strip-chart');
  expect(show(content)).toContain('role="img"');
  expect(show(content)).toContain('aria-label=');
});

it('draws one dot a reading and one mark an alert', () => {
  const html = show({
    kind: 'strip-chart',
    heading: 'A week',
    note: 'Drawn sample.',
    summary: 'One value leaves its band.',
    ticks: ['Mon', 'Tue'],
    strips: [{ label: 'Pulse', points: [60, 62, 90, 61], band: [55, 70], alerts: [{ at: 2, text: 'Alert to nurse' }] }],
  });
  expect(count(html, '<circle')).toBe(4);
  expect(html).toContain('Alert to nurse');
});
