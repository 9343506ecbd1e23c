import type { Fault } from '../../tests/hosts/check.ts';
import { differenceOf } from '../../tests/hosts/differences.ts';
import { askAll, HOSTS } from '../../tests/hosts/every-host.ts';
import { copyForHosts } from '../../tests/hosts/fixture.ts';
import { ensure, missing } from '../../tests/hosts/programs.ts';
import { type Row, requests } from '../../tests/hosts/requests.ts';
import type { HostResult } from '../bench/report.ts';
import { ensureCloudflare, startCloudflare } from './cloudflare.ts';
import { readByNetlify } from './netlify.ts';

export interface Answers {
  host: string;
  faults: Map<Row, Fault[]>;
}

/** The faults of a response, without the host's listed differences. */
export const wrongIn = (host: string, row: Row, faults: Fault[] = []) =>
  faults.filter((fault) => !differenceOf(host, row, fault));

/** Sends every request of the table to every host that is installed or can be. */
export async function askHosts(): Promise<{ rows: Row[]; hosts: Answers[] }> {
  const { dist, files, site } = copyForHosts();
  const rows = requests(files);
  const hosts: Answers[] = [];
  for (const { host, start, program } of HOSTS) {
    if (program && !ensure(program)) console.warn(`! ${missing(program)}`);
    else hosts.push({ host, faults: await askAll(start, rows, dist, site) });
  }
  hosts.push({ host: 'Netlify', faults: await readByNetlify(rows, dist, site) });
  if (ensureCloudflare()) hosts.push({ host: 'Cloudflare', faults: await askAll(startCloudflare, rows, dist, site) });
  else console.warn('! Cloudflare’s emulator could not be installed');
  return { rows, hosts };
}

/** For each host: how many responses are right, how many differ for a listed reason, how many are wrong. */
export async function measureHosts(): Promise<HostResult[]> {
  const { rows, hosts } = await askHosts();
  return hosts.map(({ host, faults }) => {
    const differing = rows.filter((row) => faults.get(row)?.length);
    const wrong = differing.filter((row) => wrongIn(host, row, faults.get(row)).length);
    return {
      host,
      right: rows.length - differing.length,
      explained: differing.length - wrong.length,
      wrong: wrong.length,
    };
  });
}
