// Plain JavaScript for any Node ≥ 20: `npm start` checks the port before anything is installed or built.
import net from 'node:net';
import { fail } from './setup.mjs';

const USUAL_PORT = 4173;

/** The port to serve on; an empty PORT counts as unset. */
export function portFrom(/** @type {string | undefined} */ given) {
  const port = Number(given || USUAL_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    fail(`PORT must be a number from 0 to 65535, not '${given}'.`);
  return port;
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @returns {never}
 */
export function failToListen(error, port) {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
  if (error.code === 'EACCES')
    fail(`This user may not open port ${port}. Choose one above 1023: PORT=${USUAL_PORT} npm start`);
  fail(`The server could not start: ${error.message}`);
}

/** Exits with one clear line if the port is not available. */
export async function checkPort(/** @type {number} */ port) {
  const server = net.createServer();
  await new Promise((resolve) => {
    server.on('error', (error) => failToListen(error, port));
    server.listen(port, () => server.close(resolve));
  });
}
