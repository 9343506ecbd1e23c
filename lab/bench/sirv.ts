import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { ROOT } from '../../scripts/setup.mjs';

/** A well-known Node library for static files over the same dist/, in a process of its own: PORT=… node lab/bench/sirv.ts */
const serve = sirv(path.join(ROOT, 'dist'), { brotli: true, gzip: true, etag: true, extensions: ['html'] });
http.createServer((request, response) => serve(request, response)).listen(Number(process.env.PORT));
