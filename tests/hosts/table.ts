import type { Fault } from './check.ts';
import { differenceOf } from './differences.ts';
import { askAll, HOSTS } from './every-host.ts';
import { copyForHosts } from './fixture.ts';
import { ensure, missing } from './programs.ts';
import { type Row, requests } from './requests.ts';

/** Prints the table of requests and hosts: · right, ~ another answer for a reason that stands below, ✗ wrong. */
const { dist, files, site } = copyForHosts();
const rows = requests(files);
const columns: { host: string; faults: Map<Row, Fault[]> }[] = [];
for (const { host, start, program } of HOSTS) {
  if (program && !ensure(program)) console.log(`! ${missing(program)}`);
  else columns.push({ host, faults: await askAll(start, rows, dist, site) });
}

const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text).padEnd(most);
const reasons = new Set<string>();
let wrong = 0;
console.log(`${''.padEnd(84)}${columns.map(({ host }) => host.padStart(10)).join('')}`);
for (const row of rows) {
  const unexplained: string[] = [];
  const marks = columns.map(({ host, faults }) => {
    const found = faults.get(row) ?? [];
    const open = found.filter((fault) => {
      const difference = differenceOf(host, row, fault);
      if (difference) reasons.add(`${host}, '${row.what}': ${difference.why}`);
      return !difference;
    });
    for (const { aspect, found, expected } of open) unexplained.push(`  ${host}: ${aspect} ${found}, not ${expected}`);
    wrong += open.length ? 1 : 0;
    return (open.length ? '✗' : found.length ? '~' : '·').padStart(10);
  });
  const asked = `${row.method ?? 'GET'} ${row.path}`;
  console.log(`${short(row.what, 32)} ${short(asked, 46)} ${row.right.status} ${marks.join('')}`);
  for (const line of unexplained) console.log(line);
}
console.log(`\n${rows.length} requests, ${columns.length} hosts, ${wrong} wrong answers`);
for (const reason of reasons) console.log(`~ ${reason}`);
process.exit(wrong ? 1 : 0);
