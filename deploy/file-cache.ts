import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** Limits for one file in memory and for all together; larger files are streamed. */
const LARGEST_BYTES = 512 * 1024;
const MOST_BYTES = 48 * 1024 * 1024;
/** Interval and limit of retries while one build replaces another. */
const LOOK_MS = 20;
const SWAP_MS = 3000;

/** A picture or font: in memory, or an open file to stream, so that slow clients cost little memory. The caller closes it. */
export type Opened =
  | { bytes: Buffer }
  | { size: number; stream: (part: { start: number; end: number }) => Readable; close: () => void };

/** Caches files whose names contain a hash, so an entry never goes stale. */
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
        // The open file handle stays valid even if the file is replaced.
        const close = () => void handle.close().catch(() => {});
        return { size, stream: (part) => handle.createReadStream(part), close };
      }
      // Another request may have cached it meanwhile.
      const bytes = await (this.#held.get(file) ?? this.#read(file, handle, size));
      await handle.close();
      return { bytes };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** A build is replaced in two renames, so a file may be missing for a moment: retry while the build changes. */
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
