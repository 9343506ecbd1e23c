import { policyIn } from '../../build/csp.ts';
import { elementsIn } from '../../build/html.ts';
import type { Finding, PageGate, Visit } from './gate.ts';

/**
 * The MDN HTTP Observatory's published rules (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring; the
 * numbers as in github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests, algorithm version 5),
 * applied to what our own server sends.
 *
 * Two of its tests need the live host: redirection from http to https, and the browsers' preload list. A host that
 * terminates TLS does the first (0 points); the second would add 5 once the domain is on the list. Neither is counted here.
 */
export const LEAST_SCORE = 135;
const BASE = 100;
/** Extra credit counts only from this score on. */
const LEAST_FOR_EXTRA = 90;
const SIX_MONTHS_S = 15_552_000;

type Headers = Record<string, string>;
interface Score {
  test: string;
  points: number;
  why: string;
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];

export const parsePolicy = (policy = '') =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : [])),
  );

/** Both policies apply, the header's and the page's: a source must be allowed by both. */
function bothPolicies(headers: Headers, html: string) {
  const both = parsePolicy(headers['content-security-policy']);
  for (const [name, sources] of parsePolicy(policyIn(html))) {
    const common = both.get(name)?.filter((source) => sources.includes(source)) ?? sources;
    both.set(name, common.length ? common : ["'none'"]);
  }
  return both;
}

function contentSecurityPolicy(headers: Headers, html: string): Score {
  const score = (points: number, why: string) => ({ test: 'content-security-policy', points, why });
  const policy = bothPolicies(headers, html);
  if (!policy.size) return score(-25, 'no policy');
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const allows = (name: string, ...what: string[]) => {
    const list = sources(name);
    // A hash or a nonce disables 'unsafe-inline'.
    const guarded = list.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
    return list.some((source) => what.includes(source) && !(guarded && source === "'unsafe-inline'"));
  };
  const insecure = (names: string[]) =>
    names.some((name) => sources(name).some((source) => /^(http|ftp):/.test(source)));
  const active = [...policy.keys(), 'script-src'].filter((name) => name !== 'img-src' && name !== 'media-src');

  if (allows('script-src', ...BROAD, ...INLINE) || allows('object-src', ...BROAD)) return score(-20, 'unsafe script');
  if (insecure(active)) return score(-20, 'allows http');
  if (allows('script-src', "'unsafe-eval'") || allows('style-src', "'unsafe-eval'")) return score(-10, 'unsafe eval');
  if (insecure(['img-src', 'media-src'])) return score(-10, 'allows pictures over http');
  if (allows('style-src', ...BROAD, ...INLINE)) return score(0, 'unsafe style');
  const none = policy.get('default-src')?.join() === "'none'";
  return none ? score(10, "default-src 'none' and nothing unsafe") : score(5, 'nothing unsafe');
}

function cookies(headers: Headers): Score {
  // The site sets no cookies, so any cookie is a fault.
  return headers['set-cookie']
    ? { test: 'cookies', points: -20, why: 'a cookie is set' }
    : { test: 'cookies', points: 0, why: 'none' };
}

function resourceSharing(headers: Headers): Score {
  const reflected = headers['access-control-allow-credentials']?.trim().toLowerCase() === 'true';
  return {
    test: 'cross-origin-resource-sharing',
    points: reflected ? -50 : 0,
    why: reflected ? 'with credentials' : 'ok',
  };
}

function referrer(headers: Headers): Score {
  const score = (points: number, why: string) => ({ test: 'referrer-policy', points, why });
  const value = headers['referrer-policy'];
  if (!value) return score(0, 'not set');
  const known: Record<string, number> = {
    'no-referrer': 5,
    'same-origin': 5,
    'strict-origin': 5,
    'strict-origin-when-cross-origin': 5,
    origin: -5,
    'origin-when-cross-origin': -5,
    'unsafe-url': -5,
    'no-referrer-when-downgrade': -5,
  };
  const last = value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .findLast((part) => part in known);
  return score(known[last ?? ''] ?? -5, last ?? 'not understood');
}

function transportSecurity(headers: Headers): Score {
  const score = (points: number, why: string) => ({ test: 'strict-transport-security', points, why });
  const value = headers['strict-transport-security'];
  if (!value) return score(-20, 'not set');
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? Number.NaN);
  if (Number.isNaN(age) || value.includes(',')) return score(-20, 'not understood');
  return age < SIX_MONTHS_S ? score(-10, 'less than six months') : score(0, 'at least six months');
}

function subresourceIntegrity(html: string): Score {
  const score = (points: number, why: string) => ({ test: 'subresource-integrity', points, why });
  const scripts = elementsIn(html).filter(({ name }) => name === 'script');
  const files = scripts.map(({ attributes: { src = '', integrity } }) => ({ src, integrity })).filter(({ src }) => src);
  const signed = ({ integrity }: (typeof files)[number]) => integrity?.startsWith('sha');
  const foreign = files.filter(({ src }) => /^(https?:)?\/\//.test(src));
  if (!scripts.length) return score(0, 'no script');
  if (foreign.some(({ src }) => !src.startsWith('https:')))
    return foreign.every(signed) ? score(-20, 'script over http') : score(-50, 'unsigned script over http');
  if (foreign.some((script) => !signed(script))) return score(-5, 'unsigned foreign script');
  // Stricter than the rule, which asks for one script with integrity.
  return files.length && files.every(signed) ? score(5, 'every script signed') : score(0, 'own scripts unsigned');
}

function contentTypeOptions(headers: Headers): Score {
  const nosniff = headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff';
  return { test: 'x-content-type-options', points: nosniff ? 0 : -5, why: nosniff ? 'nosniff' : 'not nosniff' };
}

function frameOptions(headers: Headers): Score {
  const score = (points: number, why: string) => ({ test: 'x-frame-options', points, why });
  if (parsePolicy(headers['content-security-policy']).has('frame-ancestors')) return score(5, 'by frame-ancestors');
  return /^\s*(deny|sameorigin|allow-from)/i.test(headers['x-frame-options'] ?? '')
    ? score(0, 'by header')
    : score(-20, 'not set');
}

function resourcePolicy(headers: Headers): Score {
  const score = (points: number, why: string) => ({ test: 'cross-origin-resource-policy', points, why });
  const value = headers['cross-origin-resource-policy']?.trim().toLowerCase();
  if (value === 'same-origin' || value === 'same-site') return score(10, value);
  return !value || value === 'cross-origin' ? score(0, value ?? 'not set') : score(-5, 'not understood');
}

export function observe(headers: Headers, html: string): { score: number; tests: Score[] } {
  const tests = [
    contentSecurityPolicy(headers, html),
    cookies(headers),
    resourceSharing(headers),
    referrer(headers),
    transportSecurity(headers),
    subresourceIntegrity(html),
    contentTypeOptions(headers),
    frameOptions(headers),
    resourcePolicy(headers),
  ];
  const sum = (counts: (points: number) => boolean) =>
    tests.reduce((total, { points }) => total + (counts(points) ? points : 0), BASE);
  const strict = sum((points) => points < 0);
  return { score: Math.max(0, strict >= LEAST_FOR_EXTRA ? sum(() => true) : strict), tests };
}

export const observatoryGate: PageGate = {
  name: 'observatory',
  promise: `The HTTP Observatory’s rules, applied to the headers that are really sent, give at least ${LEAST_SCORE} points.`,
  on: ['desk'],
  measure: ({ headers, html }: Visit) => ({ score: observe(headers, html).score }),
  check({ headers, html }: Visit): Finding[] {
    const { score, tests } = observe(headers, html);
    if (score >= LEAST_SCORE) return [];
    const table = tests.map(({ test, points, why }) => `${test} ${points} (${why})`).join(', ');
    return [`${score} points: ${table}`];
  },
};
