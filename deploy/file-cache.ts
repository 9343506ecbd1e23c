import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** Files kept in memory: each no larger than this, all of them no larger than that. The rest is read in pieces. */
const LARGEST_BYTES = 512 * 1024;
const MOST_BYTES = 48 * 1024 * 1024;
/** How often to look while one build takes the place of another, and when to give up. */
const LOOK_MS = 20;
const SWAP_MS = 3000;

/** A picture or a font: whole, or opened to be read in pieces, so that slow readers cost little memory. Close what was opened. */
export type Opened =
  | { bytes: Buffer }
  | { size: number; stream: (part: { start: number; end: number }) => Readable; close: () => void };

/** Reads what is named by its content, so what was read once is right for ever. */
export class FileCache {
  readonly #dist: string;
  readonly #held = new Map<string, Promise<Buffer>>();
  #bytes = 0;

  constructor(dist: string) {
    this.#dist = dist;
  }

  async open(file: string): Promise<Opened> {
    const held = this.#held.get(file);
    if (held) return { bytes: await held };
    const handle = await this.#handle(file);
    try {
      const { size } = await handle.stat();
      if (size > LARGEST_BYTES || this.#bytes + size > MOST_BYTES) {
        // From here on it is the opened file that counts, whatever its name comes to mean.
        const close = () => void handle.close().catch(() => {});
        return { size, stream: (part) => handle.createReadStream(part), close };
      }
      // Two may have asked meanwhile.
      const bytes = await (this.#held.get(file) ?? this.#read(file, handle, size));
      await handle.close();
      return { bytes };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** One build takes the place of another in two steps; for a moment there is none. What is missing from a build that stays is gone. */
  async #handle(file: string): Promise<fs.promises.FileHandle> {
    const folder = () => fs.statSync(this.#dist, { throwIfNoEntry: false })?.ino;
    const began = performance.now();
    for (;;) {
      const before = folder();
      try {
        return await fs.promises.open(path.join(this.#dist, file));
      } catch (error) {
        const stayed = before !== undefined && before === folder();
        if (stayed || performance.now() - began > SWAP_MS) throw error;
        await setTimeout(LOOK_MS);
      }
    }
  }

  #read(file: string, handle: fs.promises.FileHandle, size: number): Promise<Buffer> {
    this.#bytes += size;
    const bytes = handle.readFile().catch((error) => {
      this.#held.delete(file);
      this.#bytes -= size;
      throw error;
    });
    this.#held.set(file, bytes);
    return bytes;
  }
}
