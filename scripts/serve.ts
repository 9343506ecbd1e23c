import fs from 'node:fs';
import path from 'node:path';
import { serverFileOf } from '../deploy/served-builds.ts';
import { createServer } from '../deploy/server.ts';
import { shutDown } from '../deploy/shutdown.ts';
import { failToListen, portFrom } from './port.mjs';
import { fail, ROOT } from './setup.mjs';

/** Grace period for unfinished responses on shutdown. */
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
    // Ctrl C reaches this process twice: from the terminal and from the process that started it.
    if (!ending) shutDown(server, DEADLINE_MS).then(() => process.exit(0));
    ending = true;
  });
