import { expect, it } from 'vitest';
import { example, show } from '../testing.tsx';

it('numbers its two plates in sequence', () => {
  const html = show(example('pair'), 4);
  expect(html).toContain('Plate 4');
  expect(html).toContain('Plate 5');
});
