import fs from 'node:fs';
import path from 'node:path';
import { addHostFiles } from '../../build/prepare.ts';
import { readBuild } from '../../deploy/built-files.ts';
import { site } from '../../src/content/registry.ts';
import { PLANTED } from './requests.ts';

/** A copy of dist/ made of links, with a few extra redirects and new host configuration files. */
export function copyForHosts(dist = path.resolve('dist')) {
  const copy = path.resolve('.cache/hosts/dist');
  fs.rmSync(copy, { recursive: true, force: true });
  for (const entry of fs.readdirSync(dist, { withFileTypes: true, recursive: true })) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(copy, path.relative(dist, from));
    if (entry.isDirectory()) fs.mkdirSync(to, { recursive: true });
    else if (!/[\\/]_(hosts|headers|redirects)\b/.test(from)) {
      fs.mkdirSync(path.dirname(to), { recursive: true });
      fs.linkSync(from, to);
    }
  }
  const files = readBuild(copy);
  const redirects = [...site.redirects, ...PLANTED];
  return { dist: copy, files, site: addHostFiles(copy, files, { company: site.company, redirects, source: '' }) };
}
