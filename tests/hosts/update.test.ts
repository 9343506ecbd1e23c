import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { copyForHosts } from './fixture.ts';
import { type Start, startCaddy, startNginx } from './hosts.ts';
import { ensure, missing, type Program } from './programs.ts';
import { readWhile, replace, twoBuilds, update } from './update.ts';

const { dist, site } = copyForHosts();
const { before, after } = twoBuilds(dist);
const addresses = site.pages.filter((_, i) => i % 3 === 0);
const folder = path.resolve('.cache/hosts/site');

const SERVERS: { host: string; start: Start; program: Program }[] = [
  { host: 'nginx', start: startNginx, program: 'nginx' },
  { host: 'Caddy', start: startCaddy, program: 'caddy' },
];

/** Serves a copy of a build, and lets it be changed while it is read. */
async function during(start: Start, change: () => Promise<void>) {
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

describe.each(SERVERS)('$host', ({ start, program }) => {
  it('shows no broken page while a build is copied over another, forward and back', async ({ skip }) => {
    if (!isHere(program)) skip(missing(program));
    const { pages, broken } = await during(start, async () => {
      for (const build of [after, before, after, before]) {
        await update(build, folder);
        await setTimeout(300);
      }
    });
    expect(broken).toEqual([]);
    expect(pages).toBeGreaterThan(50);
  });

  it('would show them if it were replaced without care, and the readers notice', async ({ skip }) => {
    if (!isHere(program)) skip(missing(program));
    const { broken } = await during(start, async () => {
      await replace(after, folder);
      await replace(before, folder);
    });
    expect(broken.length).toBeGreaterThan(0);
  });
});
