import { describe, expect, it } from 'vitest';
import { redirectFaults, redirectsSchema } from './redirects.ts';

const pages = new Set(['/about_us', '/product/SchoolAutomation']);
const faults = (...redirects: Parameters<typeof redirectFaults>[0]) =>
  redirectFaults(redirects, pages).map(({ at, message }) => `${at}: ${message}`);

describe('redirects', () => {
  it('may lead to a page, several to one, and say that a page is gone', () => {
    expect(
      faults({ from: '/about', to: '/about_us' }, { from: '/company', to: '/about_us' }, { from: '/blog', gone: true }),
    ).toEqual([]);
  });

  it.each([
    ['itself', [{ from: '/a', to: '/A' }], ["0: '/a' leads to itself"]],
    [
      'a circle',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      [
        "0: '/a' leads to '/b', which has moved itself: name the last one",
        "1: '/b' leads to '/a', which has moved itself: name the last one",
      ],
    ],
    [
      'a chain',
      [
        { from: '/a', to: '/B' },
        { from: '/b', to: '/about_us' },
      ],
      ["0: '/a' leads to '/B', which has moved itself: name the last one"],
    ],
    [
      'a page behind it',
      [{ from: '/About_us', gone: true as const }],
      ["0: '/About_us' is the page /about_us, which nobody could reach any more"],
    ],
    [
      'a page behind it, by the name of its file',
      [{ from: '/about_us.html', gone: true as const }],
      ["0: '/about_us.html' is the page /about_us, which nobody could reach any more"],
    ],
    [
      'one address twice',
      [
        { from: '/a', to: '/about_us' },
        { from: '/A', gone: true as const },
      ],
      ["1: '/A' is listed twice"],
    ],
    ['nowhere', [{ from: '/a', to: '/abuot_us' }], ["0: no page '/abuot_us'; did you mean '/about_us'?"]],
    [
      'another spelling of a page, which would be a second step',
      [{ from: '/a', to: '/product/schoolautomation' }],
      ["0: no page '/product/schoolautomation'; did you mean '/product/SchoolAutomation'?"],
    ],
  ])('are refused: %s', (_, redirects, expected) => {
    expect(faults(...redirects)).toEqual(expected);
  });

  it.each(['about', '/about/', '/', '/a?b', '/a#b', '/a b', 'https://example.org/a'])('do not begin at %s', (from) => {
    expect(redirectsSchema.safeParse({ redirects: [{ from, gone: true }] }).success).toBe(false);
  });
});
