import fs from 'node:fs';
import path from 'node:path';
import { SHARED } from '../../deploy/headers.ts';
import { type Answer, ask } from './raw-request.ts';
import type { Right, Row } from './requests.ts';

/** The checked aspect of a response, and how it differs from the expected one. */
export type Aspect = keyof Right | 'security' | 'silence';
export interface Fault {
  aspect: Aspect;
  found: string;
  expected: string;
}

/** Server names that reveal the software or its version. */
const REVEALING = /\d+\.\d+|express|node/i;

export interface Setting {
  port: number;
  dist: string;
  /** Headers that every response must have. */
  headers: Record<string, string>;
}

function bodyOf(dist: string, wanted: NonNullable<Right['body']>): Buffer {
  if (wanted === 'nothing') return Buffer.alloc(0);
  if (typeof wanted === 'string') return fs.readFileSync(path.join(dist, wanted));
  const whole = fs.readFileSync(path.join(dist, wanted.file));
  return whole.subarray(wanted.start, wanted.end === undefined ? undefined : wanted.end + 1);
}

/** Every difference between a response and the expected one. */
export function compare({ status, headers, body }: Answer, right: Right, { dist, headers: always }: Setting): Fault[] {
  const faults: Fault[] = [];
  const same = (aspect: Aspect, found: string | undefined, expected: string | undefined) => {
    if (found !== expected) faults.push({ aspect, found: found ?? 'none', expected: expected ?? 'none' });
  };
  same('status', String(status), String(right.status));
  same('location', headers.location, right.location);
  same('encoding', headers['content-encoding'], status === 304 ? headers['content-encoding'] : right.encoding);
  if (right.type && status !== 304) same('type', headers['content-type'], right.type);
  if (right.vary !== undefined) same('vary', headers.vary, right.vary ? 'Accept-Encoding' : undefined);
  if (right.cache) same('cache', headers['cache-control'], right.cache);
  if (right.allow) same('allow', headers.allow, right.allow);
  if (right.range && !right.range.test(headers['content-range'] ?? ''))
    same('range', headers['content-range'], String(right.range));
  if (right.body !== undefined && !body.equals(bodyOf(dist, right.body)))
    same(
      'body',
      `${body.length} bytes, '${body
        .subarray(0, 40)
        .toString('latin1')
        .replace(/[^ -~]+/g, ' ')}'`,
      JSON.stringify(right.body),
    );
  for (const [name, value] of Object.entries(always)) {
    const expected = name === SHARED.header ? (right.sharing ?? value) : value;
    const found = headers[name.toLowerCase()];
    if (found !== expected) same(name === SHARED.header ? 'sharing' : 'security', `${name}: ${found}`, expected);
  }
  for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin'])
    if (headers[name]) same('silence', `${name}: ${headers[name]}`, undefined);
  if (REVEALING.test(headers.server ?? '')) same('silence', `server: ${headers.server}`, undefined);
  return faults;
}

export async function check(row: Row, setting: Setting): Promise<Fault[]> {
  const headers = { ...row.headers };
  if (row.known) {
    const { Range: _, ...first } = headers;
    const { headers: before } = await ask(setting.port, { path: row.path, headers: first });
    if (!before.etag) return [{ aspect: 'status', found: 'no ETag', expected: 'an ETag' }];
    headers[row.known] = before.etag;
  }
  try {
    return compare(await ask(setting.port, { ...row, headers }), row.right, setting);
  } catch (error) {
    return [{ aspect: 'status', found: (error as Error).message, expected: String(row.right.status) }];
  }
}
