import { expect, it } from 'vitest';
import { count, show } from '../testing.tsx';

const flow = {
  kind: 'flow',
  heading: 'From cuff to call',
  steps: ['Measure', 'Send', 'Call'].map((name) => ({ name, text: `${name}.` })),
};

it('is an ordered list of stops', () => {
  const html = show(flow);
  expect(count(html, '<li')).toBe(3);
  expect(html).toContain('data-stops="3"');
});

it('can be a disclosure that needs no script', () => {
  const html = show({ ...flow, behind: 'Learn More' });
  expect(html).toMatch(/<details[^>]*><summary>.*Learn More/);
  expect(html).not.toContain('<a ');
});
