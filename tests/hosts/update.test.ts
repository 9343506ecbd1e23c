import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { copyForHosts } from './fixture.ts';
import { type Start, startCaddy, startNginx } from './hosts.ts';
import { ensure, missing, type Program } from './programs.ts';
import { type Reading, readWhile, replace, twoBuilds, update } from './update.ts';

const { dist, site } = copyForHosts();
const { before, after } = twoBuilds(dist);
const addresses = site.pages.filter((_, i) => i % 3 === 0);
const folder = path.resolve('.cache/hosts/site');

/** Clients must read this many pages before the next update, however slow the machine is. */
const READ_AFTER_UPDATE = 13;
/** On a busy machine no client may read during the first replacement. */
const MOST_REPLACEMENTS = 20;

const SERVERS: { host: string; start: Start; program: Program }[] = [
  { host: 'nginx', start: startNginx, program: 'nginx' },
  { host: 'Caddy', start: startCaddy, program: 'caddy' },
];

/** Serves a copy of a build that is changed while clients read it. */
async function during(start: Start, change: (reading: Reading) => Promise<void>) {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  await update(before, folder);
  const { port, stop } = await start(folder, site);
  try {
    return await readWhile(port, addresses, change);
  } finally {
    await stop();
  }
}

const isHere = (program: Program) => {
  const here = Boolean(ensure('rsync') && ensure(program));
  if (!here && process.env.CI) throw new Error(`${missing('rsync')}; ${missing(program)}`);
  return here;
};

it('makes every file readable for the server, even in a build with restricted permissions', async ({ skip }) => {
  if (!ensure('rsync')) skip(missing('rsync'));
  const [built, copied] = ['closed', 'closed-copy'].map((name) => path.resolve('.cache/hosts', name)) as [
    string,
    string,
  ];
  for (const name of [built, copied]) fs.rmSync(name, { recursive: true, force: true });
  fs.mkdirSync(path.join(built, '_assets'), { recursive: true, mode: 0o700 });
  for (const file of ['index.html', '_assets/a.js']) fs.writeFileSync(path.join(built, file), file, { mode: 0o600 });
  fs.mkdirSync(copied);
  await update(built, copied);
  const mode = (file: string) => (fs.statSync(path.join(copied, file)).mode & 0o777).toString(8);
  expect(['', 'index.html', '_assets', '_assets/a.js'].map(mode)).toEqual(['755', '644', '755', '644']);
});

describe.each(SERVERS)('$host', ({ start, program }) => {
  it('serves no broken page while a build is copied over another, forward and back', async ({ skip }) => {
    if (!isHere(program)) skip(missing(program));
    const broken = await during(start, async (reading) => {
      for (const build of [after, before, after, before]) {
        const enough = reading.pages + READ_AFTER_UPDATE;
        await update(build, folder);
        while (reading.pages < enough) await setTimeout(10);
      }
    });
    expect(broken).toEqual([]);
  });

  it('a careless replacement serves broken pages, and the test detects them', async ({ skip }) => {
    if (!isHere(program)) skip(missing(program));
    const broken = await during(start, async (reading) => {
      for (let i = 0; i < MOST_REPLACEMENTS && !reading.broken.length; i++) {
        await replace(after, folder);
        await replace(before, folder);
      }
    });
    expect(broken.length).toBeGreaterThan(0);
  });
});
