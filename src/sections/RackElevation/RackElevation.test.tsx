import { expect, it } from 'vitest';
import { errorIn, example, missingWords, show } from '../testing.tsx';

it('has the content of its drawing as text', () => {
  expect(missingWords(example('rack-elevation'))).toEqual([]);
});

it('rejects content without a heading', () => {
  expect(errorIn({ ...example('rack-elevation'), heading: '' })).not.toBe('');
});

it('has its values as a table in a disclosure', () => {
  const content = example('rack-elevation');
  const html = show(content);
  const [, table = ''] = html.split('<details');
  expect(table).toContain(`<caption>${content.values.caption}</caption>`);
  for (const value of content.units.map((unit) => `${unit.height}U`)) expect(table).toContain(`<td>${value}</td>`);
});
