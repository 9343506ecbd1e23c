import { expect, it } from 'vitest';
import { onlyPage } from '../../src/content/registry.ts';
import { stringsIn } from '../../src/model/walk.ts';

/** Lighthouse's own scale is a word, not a finding. */
const SCALE = 'out of 100';

it('no figure of /evidence is typed by hand', () => {
  for (const { text, path } of stringsIn(onlyPage('evidence')))
    expect(text.replace(SCALE, ''), path.join('.')).not.toMatch(/\d/);
});
