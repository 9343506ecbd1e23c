import { describe, expect, it } from 'vitest';
import type { BuiltFile } from '../build/site-map.ts';
import { createRouter, negotiate } from './server.ts';

const page = (path: string, file: string): BuiltFile => ({ path, file, type: 'text/html', hash: 'x' });
const route = createRouter([
  page('/', 'index.html'),
  page('/product/SchoolAutomation', 'product/SchoolAutomation.html'),
  page('/about_us', 'about_us.html'),
  page('/404', '404.html'),
  page('/service/404', 'service/404.html'),
  { path: '/fonts/a.woff2', file: 'fonts/a.woff2', type: 'font/woff2', hash: 'y' },
]);

describe('the router', () => {
  it('serves the one spelling', () => {
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
    ['/About_Us/?q=1&r=2', '/about_us?q=1&r=2'],
  ])('redirects %s to %s', (asked, to) => {
    expect(route(asked)).toEqual({ status: 301, to });
  });

  it('answers the unknown with the folder’s own page and status 404', () => {
    expect(route('/nowhere')).toMatchObject({ status: 404, file: { file: '404.html' } });
    expect(route('/service/nothing')).toMatchObject({ status: 404, file: { file: 'service/404.html' } });
    expect(route('/404')).toMatchObject({ status: 404 });
  });

  it.each(['/%', '/%E0%A4%A', '//example.com/', '/a%00b', '/a\\b', 'about_us'])('refuses the malformed %s', (asked) => {
    expect(route(asked)).toEqual({ status: 400 });
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/fonts/../../package.json', '/_headers'])(
    'never leaves the build for %s',
    (asked) => {
      expect(route(asked)).toMatchObject({ status: 404, file: { file: '404.html' } });
    },
  );
});

describe('encoding', () => {
  it('prefers brotli, honours quality and refusal', () => {
    expect(negotiate('gzip, deflate, br')).toEqual(['br', 'gzip', 'identity']);
    expect(negotiate('gzip;q=1, br;q=0.5')).toEqual(['gzip', 'br', 'identity']);
    expect(negotiate('br;q=0, gzip')).toEqual(['gzip', 'identity']);
    expect(negotiate(undefined)).toEqual(['identity']);
    expect(negotiate('*')).toEqual(['br', 'gzip', 'identity']);
  });
});
