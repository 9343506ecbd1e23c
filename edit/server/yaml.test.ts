import { describe, expect, it } from 'vitest';
import { isSame, type Path, withValueAt } from './values.ts';
import { setScalar } from './yaml-scalar.ts';
import { duplicated, fieldAdded, fieldRemoved, inserted, removed, reordered } from './yaml-structure.ts';
import { parsed } from './yaml-tokens.ts';

const TEXT = `# A comment at the top.
name: Plain words
quoted: "In quotes"
folded: >-
  A long text that was wrapped by the formatter at some width, so that it stands on
  two lines.
links:
  # About the first
  - { label: One, to: /one }
  - { label: Two, to: /two } # beside it
  - { label: Three, to: /three }
short: [a, b, "c, d"]
wide:
  [
    /first,
    /second,
  ]
blocks:
  - kind: ledger
    heading: Rows
    rows:
      - { name: A, cells: [x] }
  - kind: quote
    text: Words

    name: Somebody
empty: []
`;

describe('setting a value', () => {
  it.each([
    ['a colon and a hash', 'Rent: yes # really'],
    ['quotes of both kinds', `He said "it's open"`],
    ['braces', '{company} and [a link](/one)'],
    ['a number as words', '20'],
    ['a word that YAML reads as nothing', 'null'],
    ['a leading dash', '- not a list'],
    ['two lines', 'One\nTwo'],
    ['Devanagari', 'पुणे'],
  ])('writes %s into every kind of scalar', (_, value) => {
    for (const path of [['name'], ['quoted'], ['folded'], ['links', 0, 'label'], ['short', 1]] as Path[])
      expect(isSame(parsed(setScalar(TEXT, path, value)), withValueAt(parsed(TEXT), path, value))).toBe(true);
  });
  it('changes one line of a folded text', () => {
    const set = setScalar(
      TEXT,
      ['folded'],
      'A long text that was wrapped by the formatter at some width, so that it stands on three lines.',
    );
    expect(set).toBe(TEXT.replace('two lines', 'three lines'));
  });
});

describe('lists', () => {
  it('keeps comments in their places when entries change their order', () => {
    expect(reordered(TEXT, ['links'], [2, 0, 1])).toBe(
      TEXT.replace(
        / {2}- \{ label: One[\s\S]*?three \}\n/,
        `  - { label: Three, to: /three }\n  - { label: One, to: /one }\n  - { label: Two, to: /two } # beside it\n`,
      ),
    );
    expect(reordered(TEXT, ['short'], [2, 1, 0])).toContain('short: ["c, d", b, a]');
    expect(parsed(reordered(TEXT, ['blocks'], [1, 0]))).toMatchObject({
      blocks: [{ kind: 'quote' }, { kind: 'ledger' }],
    });
  });
  it('adds an entry in the way of its neighbours', () => {
    expect(inserted(TEXT, ['links'], 1, { label: 'New', to: '/new' })).toBe(
      TEXT.replace('  - { label: Two', '  - { label: New, to: /new }\n  - { label: Two'),
    );
    expect(inserted(TEXT, ['links'], 3, { label: 'Last: one', to: '/new' })).toBe(
      TEXT.replace('/three }\n', '/three }\n  - { label: "Last: one", to: /new }\n'),
    );
    expect(inserted(TEXT, ['short'], 3, 'e')).toContain('short: [a, b, "c, d", e]');
    expect(inserted(TEXT, ['wide'], 2, '/third')).toContain('    /second,\n    /third,\n  ]');
  });
  it('adds the first entry of an empty list', () => {
    expect(inserted(TEXT, ['empty'], 0, { from: '/a', to: '/b' })).toBe(
      TEXT.replace('empty: []', 'empty:\n  - { from: /a, to: /b }'),
    );
  });
  it('removes an entry and keeps the comments around it', () => {
    expect(removed(TEXT, ['links'], 0)).toBe(TEXT.replace('  - { label: One, to: /one }\n', ''));
    expect(removed(TEXT, ['blocks', 0, 'rows'], 0)).toContain('    rows: []\n');
    expect(removed(TEXT, ['short'], 0)).toContain('short: [b, "c, d"]');
  });
  it('duplicates an entry as it is written', () => {
    expect(duplicated(TEXT, ['links'], 1)).toBe(TEXT.replace(/( {2}- \{ label: Two.*\n)/, '$1$1'));
    expect(parsed(duplicated(TEXT, ['blocks'], 1))).toMatchObject({
      blocks: [{}, { name: 'Somebody' }, { name: 'Somebody' }],
    });
  });
});

describe('fields', () => {
  it('adds a field in its place', () => {
    expect(fieldAdded(TEXT, ['blocks', 0, 'aside'], 'Beside it', ['kind', 'heading', 'aside', 'rows'])).toBe(
      TEXT.replace('    heading: Rows\n', '    heading: Rows\n    aside: Beside it\n'),
    );
    expect(fieldAdded(TEXT, ['links', 0, 'note'], 'x')).toContain('- { label: One, to: /one, note: x }');
  });
  it('removes a field, also the first of an entry', () => {
    expect(fieldRemoved(TEXT, ['blocks', 1, 'text'])).not.toContain('Words');
    expect(fieldRemoved(TEXT, ['blocks', 1, 'kind'])).toContain('  - text: Words\n');
    expect(fieldRemoved(TEXT, ['links', 2, 'label'])).toContain('- { to: /three }');
    expect(fieldRemoved(TEXT, ['name'])).toBe(TEXT.replace('name: Plain words\n', ''));
  });
});
