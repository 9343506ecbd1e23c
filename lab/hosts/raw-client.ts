import { once } from 'node:events';
import net from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/** A client on one raw keep-alive connection that reads bytes only on request. */
export class Reader {
  readonly #socket: net.Socket;
  #held: Buffer[] = [];
  #bytes = 0;
  #wake = () => {};

  private constructor(socket: net.Socket) {
    this.#socket = socket;
    // A closed connection shows as an incomplete response.
    socket.on('error', () => {});
    for (const event of ['readable', 'close']) socket.on(event, () => this.#wake());
  }

  static async connect(port: number): Promise<Reader> {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Reader(socket);
  }

  write(text: string) {
    this.#socket.write(text);
  }

  ask(address: string, { encoding = 'identity', times = 1 } = {}) {
    this.write(`GET ${address} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`.repeat(times));
  }

  /** Waits for up to this many more bytes; false if the connection has ended. */
  async take(most?: number): Promise<boolean> {
    for (;;) {
      const part = (this.#socket.read(most) ?? this.#socket.read()) as Buffer | null;
      if (part) {
        this.#held.push(part);
        this.#bytes += part.length;
        return true;
      }
      if (this.#socket.destroyed) return false;
      await new Promise<void>((resume) => {
        this.#wake = resume;
      });
    }
  }

  #join(): Buffer {
    if (this.#held.length > 1) this.#held = [Buffer.concat(this.#held)];
    return this.#held[0] ?? Buffer.alloc(0);
  }

  /** The body of the next response, which must be a 200; undefined if it is incomplete. */
  async answer(): Promise<Buffer | undefined> {
    let head = -1;
    while (head < 0) {
      head = this.#join().indexOf(END_OF_HEAD);
      if (head < 0 && !(await this.take())) return;
    }
    const text = this.#join().toString('latin1', 0, head);
    const length = Number(/^content-length: (\d+)/im.exec(text)?.[1]);
    const end = head + END_OF_HEAD.length + length;
    while (this.#bytes < end) if (!(await this.take())) return;
    const all = this.#join();
    this.#held = [all.subarray(end)];
    this.#bytes = all.length - end;
    return text.startsWith('HTTP/1.1 200') ? all.subarray(head + END_OF_HEAD.length, end) : undefined;
  }

  get(address: string, how?: { encoding: string }): Promise<Buffer | undefined> {
    this.ask(address, how);
    return this.answer();
  }

  leave() {
    this.#socket.destroy();
  }
}
