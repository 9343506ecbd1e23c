import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headersFile, nginxFile } from '../deploy/hosts.ts';
import { cacheControl, contentSecurityPolicy, WORKER_POLICY } from '../deploy/policy.ts';
import { WORKER_URL } from '../src/offline/worker-url.ts';
import { addressOf, inlineHashes } from './site-map.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('inline hashes', () => {
  it('finds code, and leaves files and data alone', () => {
    const html =
      '<style>a{}</style><script>one()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
    expect(inlineHashes(html)).toEqual({ scripts: [hash('one()')], styles: [hash('a{}')], frames: [] });
  });

  it('refuses a style attribute, which the policy would silently drop', () => {
    expect(() => inlineHashes('<p style="color:red">x</p>')).toThrow(/style attribute/);
  });
});

describe('the policy', () => {
  const policy = contentSecurityPolicy({ scripts: ['sha256-a'], styles: ['sha256-b'], frames: [] });
  it('starts from nothing and has no unsafe word', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('does not ask for https where there is none: WebKit would load nothing from localhost', () => {
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('frames the map and nobody else', () => {
    expect(contentSecurityPolicy({ scripts: [], styles: [], frames: ['https://www.openstreetmap.org'] })).toContain(
      'frame-src https://www.openstreetmap.org;',
    );
    expect(() => contentSecurityPolicy({ scripts: [], styles: [], frames: ['https://elsewhere.example'] })).toThrow(
      /only/,
    );
  });
});

it('addresses files', () => {
  expect(addressOf('index.html')).toBe('/');
  expect(addressOf('industries/hi-tech.html')).toBe('/industries/hi-tech');
  expect(addressOf('fonts/a.woff2')).toBe('/fonts/a.woff2');
});

describe('the worker', () => {
  const worker = { path: WORKER_URL, file: 'sw.js', type: 'text/javascript', hash: 'x', csp: WORKER_POLICY };

  it('is asked for at every visit, so that a new build or the kill switch arrives', () => {
    expect(cacheControl(WORKER_URL)).toBe('no-cache');
  });

  it('may fetch from this site alone, on every host', () => {
    expect(WORKER_POLICY).toContain("connect-src 'self'");
    expect(WORKER_POLICY).not.toMatch(/unsafe|\*|data:|http:/);
    expect(headersFile([worker])).toContain(`${WORKER_URL}\n  Content-Security-Policy: ${WORKER_POLICY}`);
    expect(nginxFile([worker], { root: '/srv/site' })).toContain(`"${WORKER_URL}" "${WORKER_POLICY}"`);
  });
});
