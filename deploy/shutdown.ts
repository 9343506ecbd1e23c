import type http from 'node:http';

/**
 * Takes no new connections, lets answers that are on their way arrive, and ends after the deadline whatever is still open: a request
 * that never comes to its end must not keep the server from ending.
 */
export function shutDown(server: http.Server, deadlineMs: number): Promise<void> {
  return new Promise((done) => {
    // Connections that stay open between answers would otherwise do so.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(deadline);
      done();
    });
    server.closeIdleConnections();
  });
}
