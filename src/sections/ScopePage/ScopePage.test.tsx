import { expect, it } from 'vitest';
import { example, show } from '../testing.tsx';

it('strikes what the clerk struck, as deleted text', () => {
  expect(show(example('scope-page'))).toContain('<del>');
});
