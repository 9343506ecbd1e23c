import { expect, it } from 'vitest';
import { errorIn, example, missingWords, show } from '../testing.tsx';

it('has the content of its drawing as text', () => {
  expect(missingWords(example('two-routes'))).toEqual([]);
});

it('rejects content without a heading', () => {
  expect(errorIn({ ...example('two-routes'), heading: '' })).not.toBe('');
});

it('has its values as a table in a disclosure', () => {
  const content = example('two-routes');
  const html = show(content);
  const [, table = ''] = html.split('<details');
  expect(table).toContain(`<caption>${content.values.caption}</caption>`);
  for (const value of content.routes.flatMap(({ steps }) => steps.map((step) => String(step.wait))))
    expect(table).toContain(`<td>${value}</td>`);
});
