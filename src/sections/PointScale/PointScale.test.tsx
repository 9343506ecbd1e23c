import { expect, it } from 'vitest';
import { example, show } from '../testing.tsx';

it('places each building on the scale and repeats it as text', () => {
  const content = example('point-scale');
  const html = show(content);
  for (const place of content.places) expect(html).toContain(`<dt>${place.name}</dt>`);
  expect(html).toContain('100,000');
});

it('groups the digits of both ends in the same way', () => {
  const html = show({ ...example('point-scale'), from: 100_000, to: 10_000_000 });
  expect(html).toContain('>100,000<');
  expect(html).toContain('>10,000,000<');
});

it('has its values as a table in a disclosure', () => {
  const content = example('point-scale');
  const html = show(content);
  const [, table = ''] = html.split('<details');
  expect(table).toContain(`<caption>${content.values.caption}</caption>`);
  for (const value of content.places.map((place) => place.points.toLocaleString('en-US')))
    expect(table).toContain(`<td>${value}</td>`);
});
