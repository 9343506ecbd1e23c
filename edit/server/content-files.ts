import fs from 'node:fs';
import path from 'node:path';
import { EditRefused } from './refused.ts';

/** New texts by absolute path; null deletes the file. */
export type FileChanges = Map<string, string | null>;

/** The absolute path of a content file named in a message. Nothing outside content/ is read or written. */
export function contentFile(root: string, file: unknown): string {
  const refuse = () => {
    throw new EditRefused(`'${String(file)}' is not a content file. Only .yaml files in content/ are changed here.`);
  };
  if (typeof file !== 'string' || !/^content\/[\w./-]+\.ya?ml$/.test(file) || file.includes('..')) return refuse();
  const folder = path.resolve(root, 'content');
  const resolved = path.resolve(root, file);
  if (!resolved.startsWith(folder + path.sep)) return refuse();
  // A symbolic link may lead out of content/.
  let existing = resolved;
  while (!fs.existsSync(existing)) existing = path.dirname(existing);
  const real = fs.realpathSync(existing);
  const realFolder = fs.realpathSync(folder);
  return real === realFolder || real.startsWith(realFolder + path.sep) ? resolved : refuse();
}

export const textIn = (file: string): string | null => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null);

const REASONS: Record<string, string> = {
  ENOSPC: 'The disk is full. Nothing was changed; make room and try again.',
  EDQUOT: 'The disk is full. Nothing was changed; make room and try again.',
  EACCES: 'The file may not be written by this user. Nothing was changed.',
  EPERM: 'The file may not be written by this user. Nothing was changed.',
  EROFS: 'The disk cannot be written. Nothing was changed.',
};

type Disk = Pick<typeof fs, 'mkdirSync' | 'writeFileSync' | 'renameSync' | 'rmSync'>;

/** Writes all files or none: temporary files are complete before the first one is renamed. */
export function writeFiles(changes: FileChanges, disk: Disk = fs): void {
  const temporary = (file: string) => `${file}.${process.pid}.new`;
  const before = new Map([...changes.keys()].map((file) => [file, textIn(file)]));
  const done: string[] = [];
  try {
    for (const [file, text] of changes) {
      if (text === null) continue;
      disk.mkdirSync(path.dirname(file), { recursive: true });
      disk.writeFileSync(temporary(file), text);
    }
    for (const [file, text] of changes) {
      if (text === null) disk.rmSync(file, { force: true });
      else disk.renameSync(temporary(file), file);
      done.push(file);
    }
  } catch (error) {
    for (const file of changes.keys()) fs.rmSync(temporary(file), { force: true });
    for (const file of done) {
      const old = before.get(file);
      if (old === null || old === undefined) fs.rmSync(file, { force: true });
      else fs.writeFileSync(file, old);
    }
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new EditRefused(REASONS[code] ?? `The file could not be written: ${message}. Nothing was changed.`);
  }
}
