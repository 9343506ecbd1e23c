import { expect, it } from 'vitest';
import { errorIn, show } from '../testing.tsx';

it('shows the sentence, its muted part and its remark', () => {
  const html = show({
    kind: 'statement',
    text: 'One **rule**.',
    quiet: 'And the rest.',
    aside: 'A remark.',
    more: ['See [this](/about_us).'],
  });
  expect(html).toContain('One <strong>rule</strong>.<span> And the rest.</span>');
  expect(html).toContain('A remark.');
  expect(html).toContain('<a href="/about_us">this</a>');
});

it('binds the short word at the start of a sentence to the next word', () => {
  expect(show({ kind: 'statement', text: 'Nothing is overwritten. It is superseded.' })).toContain(
    '. It\u00A0is superseded.',
  );
});

it('rejects an empty sentence', () => {
  expect(errorIn({ kind: 'statement', text: '' })).not.toBe('');
});
