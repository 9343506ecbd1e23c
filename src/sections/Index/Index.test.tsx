import { expect, it } from 'vitest';
import { slugOf } from '../../model/slug.ts';
import { example, show } from '../testing.tsx';

it('gives every part a heading and an anchor', () => {
  const content = example('index');
  const html = show(content);
  for (const { name } of content.entries) expect(html).toContain(`id="${slugOf(name)}"><h2`);
});
