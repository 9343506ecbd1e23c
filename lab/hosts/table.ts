import { DIFFERENCES, type Difference, differenceOf } from '../../tests/hosts/differences.ts';
import { askHosts, wrongIn } from './measure-hosts.ts';

/** Prints the table of requests and hosts: · right, ~ different for a reason listed below, ✗ wrong. */
const { rows, hosts: columns } = await askHosts();

const WIDTH = 12;
const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text).padEnd(most);
/** The listed differences, with the requests where they were found. */
const forced = new Map<Difference, Set<string>>();
let wrong = 0;
console.log(`${''.padEnd(84)}${columns.map(({ host }) => host.padStart(WIDTH)).join('')}`);
for (const row of rows) {
  const unexplained: string[] = [];
  const marks = columns.map(({ host, faults }) => {
    const found = faults.get(row) ?? [];
    const open = wrongIn(host, row, found);
    for (const fault of found) {
      const difference = differenceOf(host, row, fault);
      if (difference) forced.set(difference, (forced.get(difference) ?? new Set()).add(row.what));
    }
    for (const { aspect, found, expected } of open) unexplained.push(`  ${host}: ${aspect} ${found}, not ${expected}`);
    wrong += open.length ? 1 : 0;
    return (open.length ? '✗' : found.length ? '~' : '·').padStart(WIDTH);
  });
  const asked = `${row.method ?? 'GET'} ${row.path}`;
  console.log(`${short(row.what, 32)} ${short(asked, 46)} ${row.right.status} ${marks.join('')}`);
  for (const line of unexplained) console.log(line);
}
console.log(`\n${rows.length} requests, ${columns.length} hosts, ${wrong} wrong answers`);
console.log('  Netlify: headers and redirects alone, as its own parsers read them. Cloudflare: its emulator.');
for (const [{ host, why }, where] of forced) {
  const names = where.size > 3 ? `${where.size} requests` : [...where].map((what) => `'${what}'`).join(', ');
  console.log(`~ ${host}, ${names}: ${why}`);
}
const asked = new Set(columns.map(({ host }) => host));
const past = DIFFERENCES.filter((difference) => asked.has(difference.host) && !forced.has(difference));
for (const { host, why } of past) console.log(`✗ ${host} does not differ here any more: ${why}`);
process.exit(wrong + past.length ? 1 : 0);
