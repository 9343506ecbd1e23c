import { describe, expect, it } from 'vitest';
import type { Fault } from './check.ts';
import { DIFFERENCES, differenceOf } from './differences.ts';
import { askAll, HOSTS } from './every-host.ts';
import { copyForHosts } from './fixture.ts';
import { ensure, missing } from './programs.ts';
import { requests } from './requests.ts';

const { dist, files, site } = copyForHosts();
const rows = requests(files);
const show = ({ aspect, found, expected }: Fault) => `${aspect}: ${found}, not ${expected}`;

describe.each(HOSTS)('$host', async ({ host, start, program }) => {
  const here = !program || ensure(program);
  // Where everything is meant to be tested, a host that is missing is a fault and not a reason to look away.
  if (!here && process.env.CI) throw new Error(missing(program));
  const answers = here ? await askAll(start, rows, dist, site) : undefined;

  it.each(rows)('$what: $path', { skip: !answers }, (row) => {
    const open = answers?.get(row)?.filter((fault) => !differenceOf(host, row, fault));
    expect(open?.map(show)).toEqual([]);
  });

  const listed = DIFFERENCES.filter((difference) => difference.host === host);
  it.each(listed)('still differs: $why', { skip: !answers }, (difference) => {
    const found = rows.flatMap((row) => answers?.get(row)?.map((fault) => differenceOf(host, row, fault)) ?? []);
    expect(found).toContain(difference);
  });
});
