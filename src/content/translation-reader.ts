import path from 'node:path';
import { z } from 'zod';
import { textDigest } from './digest.ts';
import { faultAt, faultsOf } from './errors.ts';
import { Reader } from './reader.ts';
import { pathFromRoot, type Read, readText, type Source, type Unwritten } from './source.ts';

/** At the top of every translated file; `npm run translated` writes it. */
const translationSchema = z.strictObject({
  written: z.iso.date().describe('The day on which it was written or last checked'),
  source: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'sixteen digits that `npm run translated` writes')
    .describe('The digest of the English file that it was made from'),
});
const noted = z.object({ translation: translationSchema });

/** A file with its date, and whether its English text has changed since. */
export type Translated<T> = Read<T> & { written: string; isStale: boolean };

/** Reads the files of another language, each with the English file that it was made from. */
export class TranslationReader extends Reader {
  readonly root: string;
  readonly englishRoot: string;
  /** Files whose English text has changed since, each in a sentence. */
  readonly stale: string[] = [];

  constructor(root: string, englishRoot: string, unwritten?: Unwritten) {
    super(unwritten);
    this.root = root;
    this.englishRoot = englishRoot;
  }

  has(relative: string): boolean {
    return readText(path.join(this.root, relative), this.unwritten) !== undefined;
  }

  /** A file without its translation note, and the date in that note. */
  translated<S extends z.ZodType>(relative: string, schema: S): Translated<z.infer<S>> | undefined {
    const raw = this.open(path.join(this.root, relative));
    if (!raw) return;
    const before = this.stale.length;
    const written = this.#written(raw, relative);
    const isStale = this.stale.length > before;
    const { translation: _, ...value } = (raw.value ?? {}) as Record<string, unknown>;
    const read = this.accept({ ...raw, value }, schema);
    return read && { ...read, written, isStale };
  }

  #written(raw: Source, relative: string): string {
    const english = path.join(this.englishRoot, relative);
    // The glossary and the words of pictures have no English file.
    const englishText = readText(english, this.unwritten);
    if (englishText === undefined) return '';
    const command = `npm run translated -- ${raw.file}`;
    if (!Object.hasOwn((raw.value ?? {}) as object, 'translation')) {
      this.faults.push(faultAt(raw, [], `it is not said which English text this was made from. Run: ${command}`));
      return '';
    }
    const result = noted.safeParse(raw.value);
    if (!result.success) {
      this.faults.push(...faultsOf(raw, noted, result.error));
      return '';
    }
    const { written, source } = result.data.translation;
    if (textDigest(englishText) !== source)
      this.stale.push(`${raw.file}: ${pathFromRoot(english)} has changed since. Look at both, then run: ${command}`);
    return written;
  }
}
