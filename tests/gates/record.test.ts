import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { BuiltPage } from './gate.ts';
import { type DigestInput, digestOf, firstOfEachFamily, readRecord, sealed, selectPages } from './record.ts';

const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'record-'));
afterAll(() => fs.rmSync(dist, { recursive: true }));

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  fs.writeFileSync(path.join(dist, file), text);
};
write('_assets/index.js', 'import("./chunk.js")');
write('_assets/chunk.js', 'export default 1');
write('_assets/chunk-2.js', 'export default 2');

const style = '<style>p{color:red}</style>';
const page = (address: string, family: string, html: string) =>
  ({ address, family, html, file: '' }) as unknown as BuiltPage;
const pages = [
  page('/industries/a', 'industry', `${style}<script src="/_assets/index.js"></script><p>One</p>`),
  page('/industries/b', 'industry', `${style}<script src="/_assets/index.js"></script><p>Two</p>`),
  page('/industries/c', 'industry', `${style}<p>Three</p>`),
  page('/product/a', 'product', `${style}<p>Four</p>`),
  page('/product/b', 'product', `${style}<p>Five</p>`),
];
const input: DigestInput = { dist, code: 'gates', tools: { axe: '1' } };
const digests = (of: BuiltPage[], how = input) => new Map(of.map((one) => [one.address, digestOf(one, how)]));
const record = sealed({
  date: '2026-11-18T10:00:00Z',
  commit: 'abcdef1234',
  pages: Object.fromEntries(digests(pages)),
});
const checkedWith = (of: BuiltPage[], how?: DigestInput) => selectPages(of, digests(of, how), { record }).checked;
const FIRST = ['/industries/a', '/product/a'];
const ALL = pages.map(({ address }) => address);

describe('pages whose gates run', () => {
  it('are the first of each family when nothing changed', () => {
    const { checked, summary } = selectPages(pages, digests(pages), { record });
    expect(checked).toEqual(FIRST);
    expect(summary).toBe('2 pages checked, 3 unchanged since the full run of 2026-11-18');
  });

  it('are in English where a family has such a page', () => {
    const translated = page('/hi/product/a', 'product', '<html lang="hi-IN" data-prefix="/hi">');
    expect(firstOfEachFamily([translated, ...pages])).toEqual(FIRST);
    expect(firstOfEachFamily([translated])).toEqual(['/hi/product/a']);
  });

  it('include a page with one changed byte', () => {
    const changed = pages.map((one) =>
      one.address === '/product/b' ? { ...one, html: one.html.replace('Five', 'Fire') } : one,
    );
    expect(checkedWith(changed)).toEqual([...FIRST, '/product/b']);
  });

  it('are all of them after a change of a shared style', () => {
    expect(checkedWith(pages.map((one) => ({ ...one, html: one.html.replace('red', 'blue') })))).toEqual(ALL);
  });

  it('are all of them after a change of the gates or of a tool', () => {
    expect(checkedWith(pages, { ...input, code: 'other gates' })).toEqual(ALL);
    expect(checkedWith(pages, { ...input, tools: { axe: '2' } })).toEqual(ALL);
  });

  it('include the pages whose script imports another chunk now', () => {
    const other = fs.mkdtempSync(path.join(os.tmpdir(), 'record-'));
    fs.cpSync(dist, other, { recursive: true });
    fs.writeFileSync(path.join(other, '_assets/chunk.js'), 'export default 3');
    expect(checkedWith(pages, { ...input, dist: other })).toEqual(['/industries/a', '/industries/b', '/product/a']);
    fs.rmSync(other, { recursive: true });
  });

  it('include a page that the record does not name', () => {
    expect(checkedWith([...pages, page('/product/new', 'product', 'new')])).toEqual([...FIRST, '/product/new']);
  });

  it('say which of them have no recorded pass, for the checks that need no more', () => {
    const changed = pages.map((one) => (one.address === '/product/b' ? { ...one, html: `${one.html} ` } : one));
    expect(selectPages(changed, digests(changed), { record }).unrecorded).toEqual(['/product/b']);
  });

  it('are all of them when asked for', () => {
    expect(selectPages(pages, digests(pages), { record, all: true }).checked).toEqual(ALL);
  });
});

describe('a record', () => {
  const file = path.join(dist, 'pages.json');
  const reading = (text: string) => {
    fs.writeFileSync(file, text);
    return readRecord(file);
  };

  it('is read as it was written', () => {
    expect(reading(JSON.stringify(record))).toEqual(record);
  });

  it.each([
    ['a digest', { ...record, pages: { ...record.pages, '/product/b': 'f'.repeat(32) } }],
    ['a page', { ...record, pages: { ...record.pages, '/product/c': 'f'.repeat(32) } }],
    ['the date', { ...record, date: '2026-12-01T00:00:00Z' }],
    ['the commit', { ...record, commit: 'fedcba4321' }],
  ])('is refused when %s was changed by hand, and every page is checked', (_, tampered) => {
    const read = reading(JSON.stringify(tampered));
    expect(read).toEqual({ refused: 'the record was changed after it was written' });
    const { checked, summary } = selectPages(pages, digests(pages), { record: read });
    expect(checked).toEqual(ALL);
    expect(summary).toBe('5 pages checked: the record was changed after it was written');
  });

  it('is refused when it is broken or missing', () => {
    expect(reading('{')).toEqual({ refused: 'the record cannot be read' });
    fs.rmSync(file);
    expect(readRecord(file)).toEqual({ refused: 'no full run is recorded' });
  });
});
