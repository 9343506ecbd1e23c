import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { type ServerFile, serverFileOf } from '../../deploy/served-builds.ts';
import { ROOT } from '../../scripts/setup.mjs';

/**
 * A well-known Node library for static files, serving the same dist/ in its own process: PORT=… node lab/bench/sirv.ts
 * Our headers are added, so that all servers of the benchmark send the same.
 */
const dist = path.join(ROOT, 'dist');
const { headers } = JSON.parse(fs.readFileSync(serverFileOf(dist), 'utf8')) as ServerFile;
const always = Object.entries(headers);
const serve = sirv(dist, { brotli: true, gzip: true, etag: true, extensions: ['html'] });
http
  .createServer((request, response) => {
    for (const [name, value] of always) response.setHeader(name, value);
    serve(request, response);
  })
  .listen(Number(process.env.PORT));
