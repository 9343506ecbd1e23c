import type http from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps `closeIdleConnections` from closing responses that are still being sent: Node treats a response as finished once its last
 * bytes are in the socket's buffer, although a slow client has not received them.
 */
export function keepUnfinished(server: http.Server): void {
  /** Unfinished responses per socket, and the bytes read by the time of the last request. */
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
 * Takes no new connections, lets responses finish, and closes everything after the deadline, so that a stuck request cannot
 * keep the server running.
 */
export function shutDown(server: http.Server, deadlineMs: number): Promise<void> {
  return new Promise((done) => {
    // Ends keep-alive connections as well.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(deadline);
      done();
    });
  });
}
