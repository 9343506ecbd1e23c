import { describe, expect, it } from 'vitest';
import { addRows, EMPTY_BRIEF, newOwnRow, newRow } from './brief.ts';
import { LONGEST_MAILTO, LONGEST_MESSAGE, mailtoUrl, textOf, whatsappUrl } from './text.ts';

const brief = addRows(
  { head: { ...EMPTY_BRIEF.head, organisation: 'New English School', place: 'Satara' }, rows: [] },
  [
    newRow({ page: '/product/gps', name: 'GPS', question: 'Where is it?', decides: '', answer: 'In the\nbus.' }),
    newRow({ page: '/product/gps', name: 'GPS', question: 'Who pays', decides: '' }),
    newOwnRow('Why?', 'For the parents.'),
  ],
);

it('a brief as text has a line for each question', () => {
  expect(textOf(brief, 'Not answered yet')).toBe(
    'New English School, Satara\n\nGPS\n- Where is it? In the bus.\n- Who pays: Not answered yet\n\n- Why? For the parents.',
  );
});

describe('a mail and a message', () => {
  const link = `https://example.com/brief#brief=${'A'.repeat(1100)}`;
  const bodyOf = (url: string) => decodeURIComponent(/(?:body|text)=(.*)$/.exec(url)?.[1] ?? '');

  it('hold the summary and the link', () => {
    const url = mailtoUrl({ subject: 'Brief & more', summary: 'Two questions.', end: link });
    expect(url).toMatch(/^mailto:\?subject=Brief%20%26%20more&body=/);
    expect(bodyOf(url)).toBe(`Two questions.\r\n\r\n${link}`);
    expect(whatsappUrl({ subject: '', summary: 'Two questions.', end: link })).toMatch(/^https:\/\/wa\.me\/\?text=Two/);
  });

  it('stay short, with the link whole, however long the rest is', () => {
    for (const letter of ['x', 'श', '👩‍🏫', '\n']) {
      const long = { subject: letter.repeat(5000), summary: letter.repeat(20_000), end: link };
      expect(mailtoUrl(long).length).toBeLessThan(LONGEST_MAILTO + 1);
      expect(bodyOf(mailtoUrl(long)).endsWith(link)).toBe(true);
      expect(whatsappUrl(long).length).toBeLessThan(LONGEST_MESSAGE + 1);
    }
  });
});
