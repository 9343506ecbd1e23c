import type http from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets `closeIdleConnections` close only what is idle. Node takes an answer for finished once its last bytes are in its own hands, and
 * cuts it off there; a slow reader has yet to receive most of them.
 */
export function keepUnfinished(server: http.Server): void {
  /** Answers that have not left, and how much had been asked by the last request. */
  const open = new Map<Socket, { answers: number; read: number; left: () => void }>();
  server.on('connection', (socket) => {
    const state = { answers: 0, read: 0, left: () => void state.answers-- };
    open.set(socket, state);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const state = open.get(socket);
    if (!state) return;
    state.answers++;
    state.read = socket.bytesRead;
    response.on('close', state.left);
  });
  server.closeIdleConnections = () => {
    for (const [socket, { answers, read }] of open) if (answers === 0 && socket.bytesRead === read) socket.destroy();
  };
}

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
  });
}
