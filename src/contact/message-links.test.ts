import { describe, expect, it } from 'vitest';
import { LONGEST_URL, mailtoUrl, whatsappUrl } from './message-links.ts';

const input = { name: 'Asha & Co', email: 'asha@example.com', message: 'We keep a register.\nIn ink.' };
const bodyOf = (url: string) => decodeURIComponent(/(?:body|text)=(.*)$/.exec(url)?.[1] ?? '');

describe('a message as a link', () => {
  it('has the first line as its subject, and the whole text with a signature', () => {
    const url = mailtoUrl('us@example.com', input);
    expect(url).toMatch(/^mailto:us@example\.com\?subject=We%20keep%20a%20register\.&body=/);
    expect(bodyOf(url)).toBe('We keep a register.\r\nIn ink.\r\n\r\nAsha & Co\r\nasha@example.com');
    expect(bodyOf(whatsappUrl('+911234567890', input))).toBe(bodyOf(url));
  });

  it('is only the address while nothing is typed', () => {
    const nothing = { name: '', email: '', message: '' };
    expect(mailtoUrl('us@example.com', nothing)).toBe('mailto:us@example.com');
    expect(whatsappUrl('+911234567890', nothing)).toBe('https://wa.me/911234567890');
  });

  it('leaves out empty fields', () => {
    expect(bodyOf(mailtoUrl('us@example.com', { ...input, name: '', email: '' }))).toBe(
      'We keep a register.\r\nIn ink.',
    );
    expect(bodyOf(mailtoUrl('us@example.com', { ...input, message: '' }))).toBe('Asha & Co\r\nasha@example.com');
  });

  it.each([
    ['300,000 Devanagari letters', 'आ'.repeat(300_000)],
    ['a million letters', 'x'.repeat(1_000_000)],
    ['emoji', '🙂'.repeat(5000)],
    ['half an emoji', '\ud83d'.repeat(5000)],
    ['empty lines', '\n'.repeat(5000)],
  ])('is truncated visibly and keeps the signature: %s', (_, message) => {
    const url = mailtoUrl('us@example.com', { ...input, message });
    expect(url.length).toBeLessThanOrEqual(LONGEST_URL);
    expect(bodyOf(url)).toMatch(/ …\r\n\r\nAsha & Co\r\nasha@example\.com$/);
  });

  it('is short even with a name of a million characters', () => {
    expect(mailtoUrl('us@example.com', { ...input, name: 'आ'.repeat(1_000_000) }).length).toBeLessThanOrEqual(
      LONGEST_URL,
    );
  });
});
