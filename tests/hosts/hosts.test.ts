import { describe, expect, it } from 'vitest';
import { DIFFERENCES, differenceOf } from './differences.ts';
import { askAll, HOSTS } from './every-host.ts';
import { copyForHosts } from './fixture.ts';
import { ensure, missing } from './programs.ts';
import { requests } from './requests.ts';

const { dist, files, site } = copyForHosts();
const rows = requests(files);
/** `npm test` selects some hosts; by default all are tested. */
const wanted = process.env.HOSTS?.split(',');
const hosts = HOSTS.filter(({ host }) => !wanted || wanted.includes(host));

describe.each(hosts)('$host', async ({ host, start, program }) => {
  const installed = !program || ensure(program);
  if (!installed && process.env.CI) throw new Error(missing(program));
  const answers = installed ? await askAll(start, rows, dist, site) : undefined;

  it('gives the expected response to every request', { skip: !answers }, () => {
    const wrong = rows.flatMap((row) =>
      (answers?.get(row) ?? [])
        .filter((fault) => !differenceOf(host, row, fault))
        .map(({ aspect, found, expected }) => `${row.what}, ${row.path}: ${aspect} is ${found}, not ${expected}`),
    );
    expect(wrong).toEqual([]);
  });

  it('still has every listed difference', { skip: !answers }, () => {
    const found = new Set(
      rows.flatMap((row) => answers?.get(row)?.map((fault) => differenceOf(host, row, fault)) ?? []),
    );
    const outdated = DIFFERENCES.filter((difference) => difference.host === host && !found.has(difference));
    expect(outdated.map(({ why }) => why)).toEqual([]);
  });
});
