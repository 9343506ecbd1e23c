import fs from 'node:fs';
import path from 'node:path';
import type { BuiltFile } from '../build/site-map.ts';
import { createServer } from '../deploy/server.ts';
import { fail, ROOT } from './setup.mjs';

const USUAL_PORT = 4173;
const port = Number(process.env.PORT ?? USUAL_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  fail(`PORT must be a number from 0 to 65535; it is '${process.env.PORT}'.`);

const map = path.join(ROOT, 'deploy/generated/site.json');
if (!fs.existsSync(map)) fail('There is no built site yet: run `npm run build` first, or `npm start`.');
const files = JSON.parse(fs.readFileSync(map, 'utf8')) as BuiltFile[];
const server = createServer(path.join(ROOT, 'dist'), files);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken. Choose another: PORT=4174 npm start`);
  if (error.code === 'EACCES')
    fail(`This user may not open port ${port}. Choose one above 1023: PORT=${USUAL_PORT} npm start`);
  fail(`The server could not start: ${error.message}`);
});
server.listen(port, () => {
  const address = server.address();
  console.log(
    `Serving dist/ on http://localhost:${typeof address === 'object' && address ? address.port : port}  (Ctrl C stops)`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close(() => process.exit(0)));
