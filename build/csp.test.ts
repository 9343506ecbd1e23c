import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HEADER_POLICY, pagePolicy, securityHeaders } from '../deploy/headers.ts';
import { inlineHashes, policyIn, withoutPolicy, withPolicy } from './csp.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('inline hashes', () => {
  it('finds code, and leaves files and data alone', () => {
    const html =
      '<style>a{}</style><script>one()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
    expect(inlineHashes(html)).toEqual({ scripts: [hash('one()')], styles: [hash('a{}')], frames: [], forms: [] });
  });

  it('refuses a style attribute, which the policy would silently drop', () => {
    expect(() => inlineHashes('<div><p class="a" style="color:red">x</p></div>')).toThrow(
      /a style attribute, which the policy forbids: <p class="a" style="color:red">\. .*Components with one/,
    );
  });
});

describe('the policy of a page', () => {
  const policy = pagePolicy({ scripts: ['sha256-a'], styles: ['sha256-b'], frames: [], forms: [] });
  it('starts from nothing and has no unsafe word', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
  });

  it('says nothing that a browser heeds in a header alone', () => {
    expect(policy).not.toMatch(/frame-ancestors|report-uri|sandbox/);
  });

  it('does not ask for https where there is none: WebKit would load nothing from localhost', () => {
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('frames the map and nobody else', () => {
    expect(pagePolicy({ scripts: [], styles: [], frames: ['https://www.openstreetmap.org'], forms: [] })).toContain(
      'frame-src https://www.openstreetmap.org;',
    );
    expect(() => pagePolicy({ scripts: [], styles: [], frames: ['https://elsewhere.example'], forms: [] })).toThrow(
      /only/,
    );
  });

  it('lets a form post to its own service and to nobody else', () => {
    const html = '<form id="about" method="post" action="https://forms.example/a?b=1&amp;c=2"></form>';
    const { forms } = inlineHashes(html);
    expect(forms).toEqual(['https://forms.example']);
    const policy = pagePolicy({ scripts: [], styles: [], frames: [], forms });
    expect(policy).toContain("connect-src 'self' https://forms.example;");
    expect(policy).toMatch(/form-action https:\/\/forms\.example$/);
    expect(pagePolicy({ scripts: [], styles: [], frames: [], forms: [] })).toMatch(/form-action 'none'$/);
    const headers = securityHeaders('plain', 'https://forms.example/a')['Content-Security-Policy'];
    expect(headers).toContain("connect-src 'self' https://forms.example;");
    expect(headers).toContain('form-action https://forms.example;');
  });

  it('knows of a frame that comes when it is reached', () => {
    const html = '<div class="sheet" data-frames="https://www.openstreetmap.org"></div>';
    expect(inlineHashes(html).frames).toEqual(['https://www.openstreetmap.org']);
  });
});

describe('a page and its policy', () => {
  const page = '<head><meta charset="utf-8"> <style>a{}</style></head>';

  it('stands before anything that it governs', () => {
    expect(withPolicy(page)).toMatch(/^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
    expect(policyIn(withPolicy(page))).toContain(`style-src '${hash('a{}')}'`);
  });

  it('is written anew when the page has changed, and can be taken off', () => {
    const changed = withPolicy(withPolicy(page).replace('a{}', 'b{}'));
    expect(changed).toBe(withPolicy(page.replace('a{}', 'b{}')));
    expect(withoutPolicy(changed)).toBe(page.replace('a{}', 'b{}'));
  });

  it('needs a charset to stand behind', () => {
    expect(() => withPolicy('<head></head>')).toThrow(/charset/);
  });
});

describe('the policy of every answer', () => {
  it('does not depend on a build and has no unsafe word', () => {
    expect(HEADER_POLICY).toContain("frame-ancestors 'none'");
    expect(HEADER_POLICY).not.toMatch(/unsafe|\*|data:|http:|sha256/);
  });

  it('lets the worker fetch from this site alone', () => {
    expect(HEADER_POLICY).toContain("connect-src 'self'");
  });

  it('forbids nothing that a page allows itself', () => {
    const directives = (policy: string) =>
      new Map(policy.split('; ').map((part) => part.split(/ (.*)/) as [string, string]));
    const all = directives(HEADER_POLICY);
    const frames = ['https://www.openstreetmap.org'];
    for (const [name, sources] of directives(pagePolicy({ scripts: [], styles: [], frames, forms: [] })))
      if (all.has(name)) expect(all.get(name), name).toBe(sources);
    expect(all.has('script-src') || all.has('style-src') || all.has('default-src')).toBe(false);
  });
});
