import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../src/model/redirects.ts';
import { type BuiltFile, readBuild } from './built-files.ts';
import { HOST_FOLDER, isNamedByContent, isText } from './headers.ts';
import type { Encoding } from './negotiate.ts';
import { createRouter } from './router.ts';

/** dist/_hosts/server.json: the build's settings for the server. */
export interface ServerFile {
  headers: Record<string, string>;
  redirects: Redirect[];
  /** Digest of the build's inputs: `npm start` builds again only when it has changed. */
  source: string;
}

export const serverFileOf = (dist: string) => path.join(dist, HOST_FOLDER, 'server.json');

export interface Copy {
  bytes: Buffer;
  etag: string;
}
type Copies = Partial<Record<Encoding, Copy>>;

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** All encodings of a file; the ETag depends only on the bytes, so it is the same in every build. */
function copiesOf(dist: string, { file }: BuiltFile): Copies {
  const copies: Copies = {};
  for (const [encoding, suffix] of Object.entries(SUFFIX) as [Encoding, string][]) {
    if (suffix && !isText(file)) continue;
    const name = path.join(dist, file + suffix);
    if (suffix && !fs.existsSync(name)) continue;
    const bytes = fs.readFileSync(name);
    copies[encoding] = { bytes, etag: `"${digest(bytes)}"` };
  }
  return copies;
}

/** One served build. Text files and files without a hash in their name are in memory, a few megabytes. */
export class Build {
  readonly headers: Record<string, string>;
  readonly route: ReturnType<typeof createRouter>;
  readonly #copies = new Map<string, Copies>();

  constructor(dist: string) {
    const { headers, redirects } = JSON.parse(fs.readFileSync(serverFileOf(dist), 'utf8')) as ServerFile;
    const files = readBuild(dist);
    this.headers = headers;
    this.route = createRouter(files, redirects);
    for (const file of files)
      if (isText(file.file) || !isNamedByContent(file.path)) this.#copies.set(file.path, copiesOf(dist, file));
  }

  /** Undefined for pictures and fonts, which are read on request. */
  copies({ path }: BuiltFile): Copies | undefined {
    return this.#copies.get(path);
  }
}

/** Longest time until a new build is noticed. */
const LOOK_EVERY_MS = 500;
/** Keeps previous builds, so that slow clients finish their downloads. */
const BUILDS_BEFORE = 3;

/** The build under dist/, and the ones before it for pages that are still loading. */
export class ServedBuilds {
  readonly dist: string;
  #build: Build;
  /** Newest first. */
  #before: Build[] = [];
  #folder: number;
  #looked = 0;

  constructor(dist: string) {
    this.dist = dist;
    this.#folder = fs.statSync(dist).ino;
    this.#build = new Build(dist);
  }

  /** The newest complete build; `now` checks the disk at once. */
  build(now = false): Build {
    const time = performance.now();
    if (!now && time - this.#looked < LOOK_EVERY_MS) return this.#build;
    this.#looked = time;
    const folder = fs.statSync(this.dist, { throwIfNoEntry: false })?.ino;
    if (folder === undefined || folder === this.#folder) return this.#build;
    try {
      const next = new Build(this.dist);
      // Files of two builds were mixed while reading, so this result cannot be served.
      if (fs.statSync(this.dist).ino !== folder) return this.#build;
      this.#before = [this.#build, ...this.#before].slice(0, BUILDS_BEFORE);
      this.#build = next;
      this.#folder = folder;
    } catch {
      // A build is being replaced: serve the one in memory until the next check.
    }
    return this.#build;
  }

  /** Finds the response for a target; scripts and pictures of previous builds are still served. */
  answer(target: string) {
    const build = this.build();
    const answer = build.route(target);
    if (answer.status !== 404 || !isNamedByContent(target)) return { build, answer };
    for (const before of this.#before) {
      const earlier = before.route(target);
      if (earlier.status === 200) return { build: before, answer: earlier };
    }
    return { build, answer };
  }
}
