import { expect, it } from 'vitest';
import { onlyPage } from '../../src/content/registry.ts';
import { wordsOf } from '../../src/content/words.ts';

/** Lighthouse's own scale is a word, not a finding. */
const SCALE = 'out of 100';

it('no figure of /evidence is typed by hand', () => {
  for (const text of wordsOf(onlyPage('evidence'))) expect(text.replace(SCALE, '')).not.toMatch(/\d/);
});
