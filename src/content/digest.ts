import { createHash } from 'node:crypto';
import fs from 'node:fs';

/** The digest of a content file's text. Line ends are ignored, because git may convert them. */
export const textDigest = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);

export const contentDigest = (file: string): string => textDigest(fs.readFileSync(file, 'utf8'));
