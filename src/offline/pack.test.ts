import { describe, expect, it } from 'vitest';
import { pack, unpack } from './pack.ts';

const page = (path: string, words: string) => ({
  path,
  html: `<!doctype html><title>${words}</title><style>@layer ui{a{}}@layer ${words}{}</style><h1>${words} &lt; “all”</h1>`,
});
const pages = [page('/', 'Home'), page('/about_us', 'About'), page('/__proto__', 'Trick')];
const packed = pack(pages, { 'X-Frame-Options': 'DENY' });

describe('the pack', () => {
  it.each(pages)('gives $path back byte for byte, as the server would send it', async ({ path, html }) => {
    // Through JSON, as on the wire.
    const response = unpack(JSON.parse(JSON.stringify(packed)), path);
    expect(await response?.text()).toBe(html);
    expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response?.headers.get('x-frame-options')).toBe('DENY');
  });

  it('writes what pages share once', () => {
    expect(packed.pieces.filter((piece) => piece === '@layer ui{a{}}')).toHaveLength(1);
  });

  it('has no response for other pages', () => {
    expect(unpack(packed, '/nowhere')).toBeUndefined();
    expect(unpack(packed, 'toString')).toBeUndefined();
  });
});
