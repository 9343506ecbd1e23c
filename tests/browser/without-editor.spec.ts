import fs from 'node:fs';
import { expect, test } from './test.ts';

test('nothing of the editor is in dist/', () => {
  const traces = fs
    .globSync('dist/**/*.{html,js,json,css,txt,xml}')
    .filter((file) => /data-field=|edit:ask|edit-fields|[\u{F0000}-\u{FFFFD}]/u.test(fs.readFileSync(file, 'utf8')));
  expect(traces).toEqual([]);
});
