import path from 'node:path';
import { textDigest } from '../../src/content/digest.ts';
import { languagesIn } from '../../src/content/reader.ts';
import type { FileChanges } from './content-files.ts';
import type { EditSession } from './session.ts';
import { valueAt } from './values.ts';
import { setScalar } from './yaml-scalar.ts';
import { parsed } from './yaml-tokens.ts';

const ENGLISH = 'content/en/';
const SOURCE = ['translation', 'source'];
const WRITTEN = ['translation', 'written'];

/** The folders of the languages other than English. */
export const otherLanguages = (session: EditSession): string[] => languagesIn(path.join(session.root, 'content'));
export const inLanguage = (english: string, code: string) => english.replace(ENGLISH, `content/${code}/`);
export const englishOf = (file: string) => file.replace(/^content\/[\w-]+\//, ENGLISH);

/** An up-to-date translation stays up to date if both files change in the same way, as with an address. */
export function keepInStep(
  session: EditSession,
  changes: FileChanges,
  nameBefore: (file: string) => string = (file) => file,
): void {
  for (const [at, text] of [...changes]) {
    const file = session.name(at);
    if (text === null || !file.startsWith(ENGLISH)) continue;
    const before = session.find(nameBefore(file));
    if (before === undefined) continue;
    for (const code of otherLanguages(session)) {
      const own = inLanguage(file, code);
      const translated = session.find(own, changes);
      if (translated === undefined || valueAt(parsed(translated), SOURCE) !== textDigest(before)) continue;
      changes.set(session.file(own), setScalar(translated, SOURCE, textDigest(text)));
    }
  }
}

/** Records that a translated file matches its English file, as `npm run translated` does. */
export function notedAsCompared(session: EditSession, file: string): FileChanges {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const dated = setScalar(session.text(file), WRITTEN, today);
  return new Map([[session.file(file), setScalar(dated, SOURCE, textDigest(session.text(englishOf(file))))]]);
}

/** Translated files whose English text has changed since they were written. */
export const outdatedFiles = (session: EditSession): string[] =>
  session
    .check()
    .sites.flatMap(({ stale }) => stale.map((sentence) => session.name(path.resolve(sentence.split(':')[0] ?? ''))));
