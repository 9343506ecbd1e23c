import { describe, expect, it } from 'vitest';
import { describeFile } from './built-files.ts';
import { negotiate, partOf } from './negotiate.ts';
import { createRouter } from './router.ts';

const files = [
  'index.html',
  'product/SchoolAutomation.html',
  'about_us.html',
  '404.html',
  'service/404.html',
  'fonts/a.woff2',
].map(describeFile);
const route = createRouter(files, [
  { from: '/Old/page', to: '/about_us' },
  { from: '/gone', gone: true },
]);

describe('the router', () => {
  it('serves the canonical spelling', () => {
    expect(route('/product/SchoolAutomation')).toMatchObject({
      status: 200,
      file: { file: 'product/SchoolAutomation.html' },
    });
    expect(route('/?a=1')).toMatchObject({ status: 200, file: { file: 'index.html' } });
  });

  it.each([
    ['/product/schoolautomation', '/product/SchoolAutomation'],
    ['/PRODUCT/SCHOOLAUTOMATION/', '/product/SchoolAutomation'],
    ['/about_us/', '/about_us'],
    ['/about_us.html', '/about_us'],
    ['/index.html', '/'],
    ['//about_us', '/about_us'],
    ['/About_Us/?q=1&r=2?', '/about_us?q=1&r=2?'],
    ['/old/PAGE/?q=1', '/about_us?q=1'],
  ])('redirects %s to %s', (asked, to) => {
    expect(route(asked)).toEqual({ status: 301, to });
  });

  it('responds to unknown addresses with the folder’s own page and status 404, to removed ones with 410', () => {
    expect(route('/nowhere')).toMatchObject({ status: 404, file: { file: '404.html' } });
    expect(route('/service/nothing')).toMatchObject({ status: 404, file: { file: 'service/404.html' } });
    expect(route('/404')).toMatchObject({ status: 404 });
    expect(route('/Gone/')).toMatchObject({ status: 410, file: { file: '404.html' } });
  });

  it.each(['/%', '/%E0%A4%A', '/a%00b', '/../package.json', '/%2e%2e/package.json', '/fonts/../a', 'about_us'])(
    'rejects the malformed %s',
    (asked) => {
      expect(route(asked)).toEqual({ status: 400 });
    },
  );

  it('reads an absolute-form target as its path and query', () => {
    expect(route('http://localhost:4173/about_us?a=1')).toMatchObject({ status: 200, file: { file: 'about_us.html' } });
    expect(route('HTTP://example.com/About_Us/')).toEqual({ status: 301, to: '/about_us' });
    expect(route('http://example.com')).toMatchObject({ status: 200, file: { file: 'index.html' } });
    expect(route('http://example.com?a=1')).toMatchObject({ status: 200, file: { file: 'index.html' } });
    expect(route('http://example.com/../package.json')).toEqual({ status: 400 });
    expect(route('ftp://example.com/about_us')).toEqual({ status: 400 });
  });

  it('rejects an address that is too long', () => {
    expect(route(`/${'a'.repeat(9000)}`)).toEqual({ status: 414 });
  });

  it.each(['//example.com/', '/a\\b', '/%c0%ae', '/_headers', '/_hosts/server.json', '/about_us.html.br'])(
    'never leaves the build for %s',
    (asked) => {
      expect(route(asked)).toMatchObject({ status: 404, file: { file: '404.html' } });
    },
  );
});

describe('encoding', () => {
  it('prefers brotli, and respects quality values and exclusions', () => {
    expect(negotiate('gzip, deflate, br')).toEqual(['br', 'gzip', 'identity']);
    expect(negotiate('gzip;q=1, br;q=0.5')).toEqual(['gzip', 'br', 'identity']);
    expect(negotiate('br;q=0, gzip')).toEqual(['gzip', 'identity']);
    expect(negotiate(undefined)).toEqual(['identity']);
    expect(negotiate('*')).toEqual(['br', 'gzip', 'identity']);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=9-0', undefined],
    ['bytes=0-9,20-29', undefined],
    ['lines=0-9', undefined],
    ['bytes=-', undefined],
    [undefined, undefined],
  ])('%s of a hundred bytes', (header, part) => {
    expect(partOf(header, 100)).toEqual(part);
  });
});
