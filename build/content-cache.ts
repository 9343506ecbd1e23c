import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const DAY_MS = 24 * 3600 * 1000;

export const digestOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  // The length is hashed first, so that different parts never have the same digest.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\n`).update(part);
  return hash.digest('hex').slice(0, 32);
};

/** Results of a slow step on disk, each named by a digest of everything that it depends on. */
export class ContentCache {
  #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    fs.mkdirSync(folder, { recursive: true });
  }

  get(name: string): Buffer | undefined {
    const file = path.join(this.#folder, name);
    try {
      const found = fs.readFileSync(file);
      fs.utimesSync(file, new Date(), new Date());
      return found;
    } catch {
      return undefined;
    }
  }

  /** Written to a temporary file and renamed, because two builds may run at once. */
  set(name: string, bytes: Buffer | string) {
    const file = path.join(this.#folder, name);
    fs.writeFileSync(`${file}.${process.pid}`, bytes);
    fs.renameSync(`${file}.${process.pid}`, file);
  }

  removeUnused(days: number) {
    const old = Date.now() - days * DAY_MS;
    for (const name of fs.readdirSync(this.#folder)) {
      const file = path.join(this.#folder, name);
      if ((fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? old) < old) fs.rmSync(file, { force: true });
    }
  }
}
