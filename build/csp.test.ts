import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HEADER_POLICY, pagePolicy, securityHeaders } from '../deploy/headers.ts';
import { inlineHashes, policyIn, withoutPolicy, withPolicy } from './csp.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('inline hashes', () => {
  it('finds inline code, and ignores files and data', () => {
    const html =
      '<style>a{}</style><script>one()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
    expect(inlineHashes(html)).toEqual({ scripts: [hash('one()')], styles: [hash('a{}')], frames: [], forms: [] });
  });

  it('reads tags as a browser does: over line breaks, in any quotes, and not in comments', () => {
    const html =
      "<!-- <script>no()</script> --><script\n  data-a='>'>two()</script><iframe src='https://a.example/x'></iframe>";
    expect(inlineHashes(html)).toMatchObject({ scripts: [hash('two()')], frames: ['https://a.example'] });
    expect(() => inlineHashes("<p style='top:0'>x</p>")).toThrow(/a style attribute/);
  });

  it('rejects a style attribute, which the policy would silently drop', () => {
    expect(() => inlineHashes('<div><p class="a" style="color:red">x</p></div>')).toThrow(
      /a style attribute, which the policy forbids: <p class="a" style="color:red">\. .*Components with one/,
    );
  });
});

describe('the policy of a page', () => {
  const policy = pagePolicy({ scripts: ['sha256-a'], styles: ['sha256-b'], frames: [], forms: [] });
  it('starts with default-src none and contains no unsafe keyword', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
  });

  it('contains no directive that browsers accept only in a header', () => {
    expect(policy).not.toMatch(/frame-ancestors|report-uri|sandbox/);
  });

  it('does not require https where there is none: WebKit would load nothing from localhost', () => {
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('allows framing the map and no other origin', () => {
    expect(pagePolicy({ scripts: [], styles: [], frames: ['https://www.openstreetmap.org'], forms: [] })).toContain(
      'frame-src https://www.openstreetmap.org;',
    );
    expect(() => pagePolicy({ scripts: [], styles: [], frames: ['https://elsewhere.example'], forms: [] })).toThrow(
      /only/,
    );
  });

  it('allows a form to post to its own service and to no other origin', () => {
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

  it('includes a frame that is added later', () => {
    const html = '<div class="sheet" data-frames="https://www.openstreetmap.org"></div>';
    expect(inlineHashes(html).frames).toEqual(['https://www.openstreetmap.org']);
  });
});

describe('a page and its policy', () => {
  const page = '<head><meta charset="utf-8"> <style>a{}</style></head>';

  it('comes before everything that it governs', () => {
    expect(withPolicy(page)).toMatch(/^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
    expect(policyIn(withPolicy(page))).toContain(`style-src '${hash('a{}')}'`);
  });

  it('is replaced when the page has changed, and can be removed', () => {
    const changed = withPolicy(withPolicy(page).replace('a{}', 'b{}'));
    expect(changed).toBe(withPolicy(page.replace('a{}', 'b{}')));
    expect(withoutPolicy(changed)).toBe(page.replace('a{}', 'b{}'));
  });

  it('needs a charset to be inserted after', () => {
    expect(() => withPolicy('<head></head>')).toThrow(/charset/);
  });
});

describe('the policy of every response', () => {
  it('does not depend on a build and contains no unsafe keyword', () => {
    expect(HEADER_POLICY).toContain("frame-ancestors 'none'");
    expect(HEADER_POLICY).not.toMatch(/unsafe|\*|data:|http:|sha256/);
  });

  it('lets the worker fetch only from this site', () => {
    expect(HEADER_POLICY).toContain("connect-src 'self'");
  });

  it('forbids nothing that a page’s own policy allows', () => {
    const directives = (policy: string) =>
      new Map(policy.split('; ').map((part) => part.split(/ (.*)/) as [string, string]));
    const all = directives(HEADER_POLICY);
    const frames = ['https://www.openstreetmap.org'];
    for (const [name, sources] of directives(pagePolicy({ scripts: [], styles: [], frames, forms: [] })))
      if (all.has(name)) expect(all.get(name), name).toBe(sources);
    expect(all.has('script-src') || all.has('style-src') || all.has('default-src')).toBe(false);
  });
});
