import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { shortfalls } from './limits.ts';
import { load } from './load-generator.ts';
import { median, type PageResult } from './report.ts';
import { slowdownFor } from './slowdown.ts';
import { columns, tables } from './table.ts';

const sample = (lcp: number) => ({ lcp, cls: 0, tbt: 0, bytes: 100_000 });
const page = (lcp: number, floor: number, accessibility = 100): PageResult => ({
  lighthouse: {
    runs: 3,
    scores: { performance: 100, accessibility, 'best-practices': 100, seo: 100 },
    below: { accessibility: ['heading-order'] },
    sample: sample(lcp),
  },
  floor: { runs: 3, page: sample(lcp), floor: sample(floor) },
});

it('takes the median, the mean of the middle two for an even count', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1])).toBe(2.5);
  expect(median([])).toBe(0);
});

it('slows a slow machine less than four times, a fast one like Lighthouse', () => {
  expect(slowdownFor(875)).toBe(2);
  expect(slowdownFor(3000)).toBe(4);
  expect(slowdownFor(100)).toBe(1);
});

describe('the limits of a page', () => {
  it('are met with full scores and close to the floor', () => {
    expect(shortfalls('/robotics', page(1050, 1000))).toEqual([]);
    expect(shortfalls('/', page(1100, 1000))).toEqual([]);
  });

  it('are exceeded by a lost point, which is named, and by a late largest paint', () => {
    expect(shortfalls('/robotics', page(1000, 1000, 98))).toEqual(['accessibility 98: heading-order']);
    expect(shortfalls('/robotics', page(1060, 1000))).toEqual(['largest paint 1.06 × its floor, over 1.05']);
    expect(shortfalls('/', page(1060, 1000))).toEqual([]);
  });

  it('cannot be exceeded by missing measurements', () => {
    expect(shortfalls('/robotics', {})).toEqual([]);
    expect(shortfalls('/robotics', { lighthouse: page(9000, 1000).lighthouse })).toEqual([]);
  });
});

describe('the table', () => {
  it('aligns names to the left and figures to the right', () => {
    expect(
      columns(
        ['page', 'kB'],
        [
          ['/', '9'],
          ['/about_us', '120'],
        ],
      ),
    ).toBe('page        kB\n/            9\n/about_us  120');
  });

  it('names failures, and leaves missing measurements blank', () => {
    const pages = { '/a': { floor: page(900, 1000).floor } };
    const text = tables({ date: '', commit: '', tools: {}, pages, failed: { '/b': 'no paint' } });
    expect(text).toContain('✗ /b could not be measured: no paint');
    expect(text).not.toContain('NaN');
    expect(text).toMatch(/^\/a +0\.90 +900 +0\.000 +0 +100$/m);
  });
});

describe('the load generator', () => {
  const serve = async (answer: http.RequestListener, use: (port: number) => Promise<void>) => {
    const server = http.createServer(answer).listen(0);
    await new Promise((ready) => server.once('listening', ready));
    await use((server.address() as AddressInfo).port);
    server.closeAllConnections();
    server.close();
  };
  const asked = { path: '/', connections: 2, enough: (answered: number) => answered >= 50 };

  it('counts the server’s responses', async () => {
    let served = 0;
    await serve(
      (_, response) => {
        served++;
        response.writeHead(200, { 'Content-Length': 100_000 }).end('x'.repeat(100_000));
      },
      async (port) => {
        const { answered } = await load({ port, ...asked });
        expect(answered).toBeGreaterThanOrEqual(50);
        expect(answered).toBe(served);
      },
    );
  });

  it('does not count errors', async () => {
    await serve(
      (_, response) => response.writeHead(500, { 'Content-Length': 0 }).end(),
      async (port) => expect(load({ port, ...asked })).rejects.toThrow('The response to / was HTTP/1.1 500'),
    );
  });
});
