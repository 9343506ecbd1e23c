import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addPicture, backToRender, folders, PictureRefused } from '../../scripts/own-pictures.ts';
import { ownPictures, type PictureEntry, pictures, renders } from '../../src/model/pictures.ts';
import type { Requests, Saved } from '../messages.ts';
import { EditRefused } from './refused.ts';
import type { EditSession } from './session.ts';

/** Larger than any photograph. */
const MOST_BYTES = 80e6;
const LARGEST_UPLOADS = 3;

interface Upload {
  file: string;
  size: number;
  received: number;
}

/** The index is imported once; pages, checks and the picture server read these objects. */
function reloadIndex(root: string): void {
  const now = JSON.parse(fs.readFileSync(folders(root).index, 'utf8')) as Record<string, PictureEntry>;
  for (const id of new Set([...Object.keys(ownPictures), ...Object.keys(now)])) {
    const entry = now[id] ?? renders[id];
    if (now[id]) ownPictures[id] = now[id];
    else delete ownPictures[id];
    if (entry) pictures[id] = entry;
    else delete pictures[id];
  }
}

/** A backup of a picture's encodings and the index, for undo. */
function snapshot(root: string, id: string): () => void {
  const { index, encodings } = folders(root);
  const isOwn = (name: string) => name.replace(/-\d+x\d+-\d+\.\w+$/, '') === id;
  const listed = () => (fs.existsSync(encodings) ? fs.readdirSync(encodings).filter(isOwn) : []);
  const before = fs.readFileSync(index, 'utf8');
  const files = listed().map((name) => [name, fs.readFileSync(path.join(encodings, name))] as const);
  return () => {
    for (const name of listed()) fs.rmSync(path.join(encodings, name));
    for (const [name, bytes] of files) fs.writeFileSync(path.join(encodings, name), bytes);
    fs.writeFileSync(index, before);
    reloadIndex(root);
  };
}

const asRefusal = (error: unknown) =>
  error instanceof PictureRefused
    ? new EditRefused(
        error.message.replace('--alt "…"', 'write it in the field').replace('say --decorative', 'tick ‘decorative’'),
      )
    : error;

/** Adds the owner's pictures, sent in chunks, with the code of `npm run picture`. */
export class PictureUploads {
  private readonly session: EditSession;
  private readonly onProgress: (text: string) => void;
  private readonly uploads = new Map<string, Upload>();

  constructor(session: EditSession, onProgress: (text: string) => void) {
    this.session = session;
    this.onProgress = onProgress;
  }

  start({ name, size }: Requests['pictureStart']['ask']): { upload: string } {
    if (!(size > 0) || size > MOST_BYTES)
      throw new EditRefused(`The file is too large: at most ${MOST_BYTES / 1e6} MB are taken.`);
    for (const [key, { file }] of [...this.uploads].slice(0, -LARGEST_UPLOADS)) {
      fs.rmSync(path.dirname(file), { recursive: true, force: true });
      this.uploads.delete(key);
    }
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'picture-'));
    const extension = /\.\w{2,5}$/.exec(String(name))?.[0] ?? '';
    const upload = path.basename(folder);
    this.uploads.set(upload, { file: path.join(folder, `photo${extension}`), size, received: 0 });
    return { upload };
  }

  chunk({ upload, data }: Requests['pictureChunk']['ask']): { received: number } {
    const found = this.find(upload);
    const bytes = Buffer.from(String(data), 'base64');
    found.received += bytes.length;
    if (found.received > found.size) throw new EditRefused('More arrived than the file is long. Drop it again.');
    fs.appendFileSync(found.file, bytes);
    return { received: found.received };
  }

  private find(upload: string): Upload {
    const found = this.uploads.get(upload);
    if (!found) throw new EditRefused('The file has not arrived. Drop it again.');
    return found;
  }

  async take({ upload, id, alt, decorative, focal, letters }: Requests['picture']['ask']): Promise<Saved> {
    const { root } = this.session;
    const { file, size, received } = this.find(upload);
    if (received !== size) throw new EditRefused('The file has not arrived completely. Drop it again.');
    const restore = snapshot(root, id);
    try {
      await addPicture(file, id, {
        root,
        alt,
        decorative,
        focal: focal.join(','),
        letters: Boolean(letters && Object.keys(letters).length),
        ...(letters && {
          keys: Object.entries(letters)
            .map(([letter, place]) => `${letter}=${place.join(',')}`)
            .join(' '),
        }),
        onProgress: (done, all) => this.onProgress(`${done} of ${all} files of ‘${id}’ are made`),
      });
    } catch (error) {
      restore();
      throw asRefusal(error);
    }
    reloadIndex(root);
    const described = this.session.check().sites.filter(({ pictureWords }) => pictureWords[id]);
    const warnings = described.map(
      ({ language }) => `content/${language.code}/site/pictures.yaml says what the picture before showed.`,
    );
    return this.done(`Put your own picture in the place of ‘${id}’`, restore, warnings);
  }

  back(id: string): Saved {
    const restore = snapshot(this.session.root, id);
    try {
      backToRender(id, this.session.root);
    } catch (error) {
      throw asRefusal(error);
    }
    reloadIndex(this.session.root);
    return this.done(`Went back to the render of ‘${id}’`, restore);
  }

  private done(sentence: string, restore: () => void, warnings: string[] = []): Saved {
    this.session.steps.push({ sentence, files: new Map(), restore });
    return { done: sentence, warnings };
  }
}
