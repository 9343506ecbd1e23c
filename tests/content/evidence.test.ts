import { expect, it } from 'vitest';
import { wordsOf } from '../../src/content/page-text.ts';
import { onlyPage } from '../../src/content/registry.ts';

/** Lighthouse's own scale is a word, not a finding. */
const SCALE = 'out of 100';

it('no figure of /evidence is typed by hand', () => {
  for (const text of wordsOf(onlyPage('evidence'))) expect(text.replace(SCALE, '')).not.toMatch(/\d/);
});
