import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../src/model/redirects.ts';
import { type BuiltFile, readBuild } from './built-files.ts';
import { HOST_FOLDER, isNamedByContent, isText } from './headers.ts';
import type { Encoding } from './negotiate.ts';
import { createRouter } from './router.ts';

/** What a build tells a server, in dist/_hosts/server.json. */
export interface ServerFile {
  headers: Record<string, string>;
  redirects: Redirect[];
  /** Of everything it was built from: `npm start` builds again only when this has changed. */
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

/** Every encoding of a file; the same name for the same bytes, whichever build they come from. */
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

/** One build, as it is served: texts and the few files without a name of their own in memory, some megabytes in all. */
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

  /** Undefined for what is read when it is asked for: pictures and fonts. */
  copies({ path }: BuiltFile): Copies | undefined {
    return this.#copies.get(path);
  }
}

/** How long a build that was put in the place of another may go unnoticed. */
const LOOK_EVERY_MS = 500;
/** One would do, if nobody ever built again to mend the last one, and no reader were slow. */
const BUILDS_BEFORE = 3;

/** The build under dist/, and those before it for pages that are still being loaded. */
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

  /** The newest whole build; `now` looks without waiting for the next turn. */
  build(now = false): Build {
    const time = performance.now();
    if (!now && time - this.#looked < LOOK_EVERY_MS) return this.#build;
    this.#looked = time;
    const folder = fs.statSync(this.dist, { throwIfNoEntry: false })?.ino;
    if (folder === undefined || folder === this.#folder) return this.#build;
    try {
      const next = new Build(this.dist);
      // Read partly from one and partly from another: nothing that could be served.
      if (fs.statSync(this.dist).ino !== folder) return this.#build;
      this.#before = [this.#build, ...this.#before].slice(0, BUILDS_BEFORE);
      this.#build = next;
      this.#folder = folder;
    } catch {
      // In the middle of a change: what is in memory is whole, and the next look will find the rest.
    }
    return this.#build;
  }

  /** What an address means now; a script or a picture of a build before is still there for pages that ask for it. */
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
