import fs from 'node:fs';
import path from 'node:path';
import { serverFileOf } from '../deploy/served-builds.ts';
import { createServer } from '../deploy/server.ts';
import { shutDown } from '../deploy/shutdown.ts';
import { failToListen, portFrom } from './port.mjs';
import { fail, ROOT } from './setup.mjs';

/** How long an answer on its way may take to arrive when the server is told to end. */
const DEADLINE_MS = 10_000;

const port = portFrom(process.env.PORT);
const dist = path.join(ROOT, 'dist');
if (!fs.existsSync(serverFileOf(dist))) fail('There is no built site yet: run `npm run build` first, or `npm start`.');
const server = createServer(dist);
server.on('error', (error) => failToListen(error, port));
server.listen(port, () => {
  const address = server.address();
  console.log(
    `Serving dist/ on http://localhost:${typeof address === 'object' && address ? address.port : port}  (Ctrl C stops)`,
  );
});
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // A terminal tells this process and the one that started it, which passes it on.
    if (!ending) shutDown(server, DEADLINE_MS).then(() => process.exit(0));
    ending = true;
  });
