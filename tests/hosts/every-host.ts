import type { HostSite } from '../../deploy/hosts.ts';
import { check, type Fault } from './check.ts';
import { type Start, startCaddy, startNginx, startOwn } from './hosts.ts';
import type { Program } from './programs.ts';
import type { Row } from './requests.ts';

export interface Host {
  host: string;
  start: Start;
  /** The program that must be installed. */
  program?: Program;
}

export const HOSTS: Host[] = [
  { host: 'npm start', start: startOwn },
  { host: 'nginx', start: startNginx, program: 'nginx' },
  { host: 'Caddy', start: startCaddy, program: 'caddy' },
];

/** Sends every request of the table to one host. */
export async function askAll(start: Start, rows: Row[], dist: string, site: HostSite): Promise<Map<Row, Fault[]>> {
  const { port, stop } = await start(dist, site);
  try {
    const faults = new Map<Row, Fault[]>();
    for (const row of rows) faults.set(row, await check(row, { port, dist, headers: site.headers }));
    return faults;
  } finally {
    await stop();
  }
}
