import { afterEach, beforeEach, expect, it } from 'vitest';
import { writtenSize } from '../../src/content/public-files.ts';
import { PAGE, SiteCopy } from './site-copy.ts';

let copy: SiteCopy;
beforeEach(() => {
  copy = new SiteCopy({ town: true });
  copy.remove(PAGE);
});
afterEach(() => copy.dispose());

it.each(['town', 'evidence'])('without %s.yaml the page and every link to it are gone', (name) => {
  copy.remove(`${name}.yaml`);
  expect(copy.faults()).toBe('');
  const { pages, search, navigation, banners, town } = copy.load();
  expect(pages.map(({ path }) => path)).not.toContain(`/${name}`);
  expect(JSON.stringify({ pages, search, navigation, banners })).not.toMatch(new RegExp(`["(]/${name}["#)]`));
  if (name === 'town') expect(town).toEqual([]);
});

it('a required page cannot be deleted', () => {
  copy.remove('privacy.yaml');
  expect(copy.faults()).toMatch(/privacy\.yaml\n\s+this file is missing/);
});

it('a link to a file of public/ shows its type and size; a missing file is a fault', () => {
  const privacy = copy.read('privacy.yaml');
  const linking = (to: string) => privacy.replace('\ntext: >-\n', `\ntext: >-\n  [The fonts](${to}) are free.\n`);
  copy.write('privacy.yaml', linking('/fonts/OFL.txt'));
  expect(JSON.stringify(copy.load().pages)).toMatch(/\[The fonts \(TXT, \d+ kB\)\]\(\/fonts\/OFL\.txt\)/);
  copy.write('privacy.yaml', linking('/no-such-file.pdf'));
  expect(copy.faults()).toMatch(/privacy\.yaml:\d+:\d+\n\s+text: there is no file 'public\/no-such-file\.pdf'/);
});

it.each([
  [900, '1 kB'],
  [45_600, '46 kB'],
  [1_234_567, '1.2 MB'],
])('%d bytes are %s', (bytes, written) => expect(writtenSize(bytes)).toBe(written));
