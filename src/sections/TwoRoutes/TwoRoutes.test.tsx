import { expect, it } from 'vitest';
import { example, missingWords, refuse, show } from '../testing.tsx';

it('says in words everything that it draws', () => {
  expect(missingWords(example('two-routes'))).toEqual([]);
});

it('refuses content without a heading', () => {
  expect(refuse({ ...example('two-routes'), heading: '' })).not.toBe('');
});

it('keeps its values as a table behind one press', () => {
  const content = example('two-routes');
  const html = show(content);
  const [, table = ''] = html.split('<details');
  expect(table).toContain(`<caption>${content.values.caption}</caption>`);
  for (const value of content.routes.flatMap(({ steps }) => steps.map((step) => String(step.wait))))
    expect(table).toContain(`<td>${value}</td>`);
});
