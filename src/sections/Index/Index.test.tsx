import { expect, it } from 'vitest';
import { slugOf } from '../../model/slug.ts';
import { example, show } from '../testing.tsx';

it('leads from the margin to every part of the reading column', () => {
  const content = example('index');
  const html = show(content);
  for (const { name } of content.entries) {
    expect(html).toContain(`href="#${slugOf(name)}"`);
    expect(html).toContain(`id="${slugOf(name)}"`);
  }
});
