import { expect, it } from 'vitest';
import { example, show } from '../testing.tsx';

it('marks crossed-out text as deleted', () => {
  expect(show(example('scope-page'))).toContain('<del>');
});
