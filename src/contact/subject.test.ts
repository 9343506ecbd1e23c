import { expect, it } from 'vitest';
import { CONTACT_PATH, subjectIn, withSubject } from './subject.ts';

const page = {
  opening: { button: { label: 'Ask us to replay one cloudy day', to: CONTACT_PATH } },
  sections: [
    { link: { label: 'Can it wait?', to: CONTACT_PATH } },
    { link: { label: 'Meters', to: '/industries/utilities' } },
  ],
  related: [{ to: CONTACT_PATH, line: 'Ask' }],
};

it('passes the page and the label of a link to the contact page, and leaves every other link alone', () => {
  const { opening, sections, related } = withSubject(page, 'Energy & Utilities');
  expect(subjectIn(new URL(opening.button.to, 'https://example.com').hash)).toBe(
    'Energy & Utilities. Ask us to replay one cloudy day.',
  );
  expect(new URL(opening.button.to, 'https://example.com').pathname).toBe(CONTACT_PATH);
  expect(subjectIn(new URL(sections[0]?.link.to ?? '', 'https://example.com').hash)).toBe(
    'Energy & Utilities. Can it wait?',
  );
  expect(sections[1]).toEqual(page.sections[1]);
  expect(related).toEqual(page.related);
});

it('ignores other hashes and truncated ones', () => {
  for (const hash of ['', '#name', '#about=%E0%A4%A', '#aboutus']) expect(subjectIn(hash)).toBe('');
});
