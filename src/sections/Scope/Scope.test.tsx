import { expect, it } from 'vitest';
import { count, errorIn, show } from '../testing.tsx';

const rows = ['Where it runs', 'What it connects to', 'Whose data it is', 'What is priced', 'How it is accepted'].map(
  (question, i) => ({ question, decides: 'The building decides it.', given: i === 4 }),
);
const scope = { kind: 'scope', heading: 'What the scope settles', rows };

it('is a list of questions, and marks those that the document answers', () => {
  const html = show(scope);
  expect(count(html, '<dt')).toBe(5);
  expect(count(html, 'data-given="true"')).toBe(1);
});

it('needs at least three questions', () => {
  expect(errorIn({ ...scope, rows: rows.slice(3) })).not.toBe('');
});
