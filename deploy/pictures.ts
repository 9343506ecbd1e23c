import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Pictures kept in memory: each no larger than this, all of them no larger than that. The rest is read in pieces. */
const LARGEST_BYTES = 512 * 1024;
const MOST_BYTES = 48 * 1024 * 1024;
const SWAP_MS = 50;

/** A picture or a font: whole, or opened to be read in pieces, so that slow readers cost little memory. */
export type Opened =
  | { bytes: Buffer }
  | { size: number; stream: (part: { start: number; end: number }) => fs.ReadStream };

/** Reads what is named by its content, so what was read once is right for ever. */
export class Pictures {
  readonly #dist: string;
  readonly #held = new Map<string, Promise<Buffer>>();
  #bytes = 0;

  constructor(dist: string) {
    this.#dist = dist;
  }

  async open(file: string): Promise<Opened> {
    const held = this.#held.get(file);
    if (held) return { bytes: await held };
    const name = path.join(this.#dist, file);
    // One build takes the place of another in two steps; for a moment there is none.
    const { size } = await fs.promises.stat(name).catch(async () => {
      await setTimeout(SWAP_MS);
      return fs.promises.stat(name);
    });
    if (size > LARGEST_BYTES || this.#bytes + size > MOST_BYTES)
      return { size, stream: (part) => fs.createReadStream(name, part) };
    // Two may have asked meanwhile.
    const bytes = this.#held.get(file) ?? this.#read(file, name, size);
    return { bytes: await bytes };
  }

  #read(file: string, name: string, size: number): Promise<Buffer> {
    this.#bytes += size;
    const bytes = fs.promises.readFile(name).catch((error) => {
      this.#held.delete(file);
      this.#bytes -= size;
      throw error;
    });
    this.#held.set(file, bytes);
    return bytes;
  }
}
