import type http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on any free port and returns its URL. */
export const listen = (server: http.Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`)),
  );
