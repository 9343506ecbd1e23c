import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { IMMUTABLE, REVALIDATE, SHARED } from '../../deploy/headers.ts';
import type { HostSite } from '../../deploy/hosts.ts';
import type { Fault } from '../../tests/hosts/check.ts';
import type { Row } from '../../tests/hosts/requests.ts';

/**
 * How Netlify's own parser reads dist/_headers and dist/_redirects for each request: the headers, and the target of
 * a redirect. No Netlify server runs here, so status, type, encoding and body are not checked.
 */
export async function readByNetlify(rows: Row[], dist: string, site: HostSite): Promise<Map<Row, Fault[]>> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(dist, '_headers')],
    configHeaders: [],
    minimal: true,
  });
  const { redirects, errors: more } = await parseAllRedirects({
    redirectsFiles: [path.join(dist, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  if (errors.length + more.length) throw new Error([...errors, ...more].join('\n'));
  const rules = redirects as { from: string; to: string; status: number }[];

  const faultsOf = ({ path: asked, right }: Row): Fault[] => {
    const faults: Fault[] = [];
    const [address = '', ...query] = asked.split('?');
    // The last matching rule wins.
    const matching = headers.filter((rule) => address.startsWith(rule.for.replace(/\*$/, '')));
    const sent = Object.assign({}, ...matching.map((rule) => rule.values)) as Record<string, string>;
    for (const [name, value] of Object.entries(site.headers)) {
      const expected = name === SHARED.header ? (right.sharing ?? value) : value;
      const aspect = name === SHARED.header ? 'sharing' : 'security';
      if (sent[name] !== expected) faults.push({ aspect, found: `${name}: ${sent[name]}`, expected });
    }
    // Netlify's default `public, max-age=0, must-revalidate` also revalidates.
    const cache = sent['Cache-Control'] ?? REVALIDATE;
    if (right.status === 200 && cache !== right.cache)
      faults.push({ aspect: 'cache', found: cache, expected: right.cache ?? IMMUTABLE });
    const rule = rules.find(({ from, status }) => status === 301 && from === address);
    const to = rule && [rule.to, ...query].join('?');
    if (to && to !== right.location) faults.push({ aspect: 'location', found: to, expected: right.location ?? 'none' });
    return faults;
  };
  return new Map(rows.map((row) => [row, faultsOf(row)]));
}
