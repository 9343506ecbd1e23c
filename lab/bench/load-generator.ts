import net from 'node:net';

interface Load {
  port: number;
  path: string;
  headers?: Record<string, string>;
  connections: number;
  /** Called after every response; true ends the load. */
  enough: (answered: number) => boolean;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** The length of a response, head and body, once its head has arrived. */
function lengthOf(answer: Buffer, path: string): number | undefined {
  const head = answer.indexOf(END_OF_HEAD);
  if (head < 0) return;
  const text = answer.toString('latin1', 0, head);
  const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
  if (status === '304') return head + END_OF_HEAD.length;
  const body = /^content-length: (\d+)/im.exec(text)?.[1];
  if (status !== '200' || !body) throw new Error(`The response to ${path} was ${text.split('\r\n')[0]}`);
  return head + END_OF_HEAD.length + Number(body);
}

/**
 * Sends requests over keep-alive connections, each as soon as the last response is complete. Raw sockets, and only the first response is
 * parsed: the same request always has a response of the same length, so the rest is counting bytes, and the generator uses
 * less CPU than either server.
 */
export async function load({ port, path, headers = {}, connections, enough }: Load) {
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  let answered = 0;

  const connection = () =>
    new Promise<void>((done, failed) => {
      const socket = net.connect(port, 'localhost');
      let first: Buffer | undefined = Buffer.alloc(0);
      let length = 0;
      let waiting = 0;
      socket.setNoDelay(true);
      socket.once('connect', () => socket.write(request));
      socket.once('error', failed);
      socket.once('close', () => done());
      socket.on('data', (part) => {
        if (first) {
          first = Buffer.concat([first, part]);
          try {
            length = lengthOf(first, path) ?? 0;
          } catch (error) {
            socket.destroy();
            return failed(error);
          }
          if (!length) return;
          waiting = length - first.length;
          first = undefined;
        } else waiting -= part.length;
        if (waiting > 0) return;
        answered++;
        waiting = length;
        if (enough(answered)) socket.destroy();
        else socket.write(request);
      });
    });

  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  return { answered, seconds: (performance.now() - began) / 1000 };
}
