import { expect, it } from 'vitest';
import { example, show } from '../testing.tsx';

it('has a night background, with its text beside the picture', () => {
  const html = show(example('night-banner'));
  expect(html).toContain('data-ground="night"');
  expect(html).toContain('<h2');
});
