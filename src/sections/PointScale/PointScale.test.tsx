import { expect, it } from 'vitest';
import { example, show } from '../testing.tsx';

it('places each building on the rule and says it again in words', () => {
  const content = example('point-scale');
  const html = show(content);
  for (const place of content.places) expect(html).toContain(`<dt>${place.name}</dt>`);
  expect(html).toContain('100,000');
});
