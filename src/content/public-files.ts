import fs from 'node:fs';
import path from 'node:path';
import { mapTexts } from './fill-in.ts';

const FOLDER = 'public';

/** `/brochure.pdf`: a link to a file of public/, not to a page. */
export const isFileLink = (to: string) => /^\/[^?#]*\.[a-z0-9]{2,5}$/i.test(to);

function decoded(to: string): string {
  try {
    return decodeURI(to);
  } catch {
    return to;
  }
}
const fileAt = (to: string) => path.join(process.cwd(), FOLDER, decoded(to));
export const publicFileExists = (to: string) => isFileLink(to) && fs.existsSync(fileAt(to));

export const publicFileSize = (to: string) => fs.statSync(fileAt(to), { throwIfNoEntry: false })?.size;

/** Files to suggest for a broken link. */
export const publicFiles = () =>
  fs
    .globSync('*.{pdf,zip,docx,xlsx,pptx,csv,txt}', { cwd: path.join(process.cwd(), FOLDER) })
    .map((name) => `/${name}`);

const KILO = 1000;
/** 1234567 → 1.2 MB */
export function writtenSize(bytes: number): string {
  if (bytes < KILO * KILO) return `${Math.max(1, Math.round(bytes / KILO))} kB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MB`;
}

/** '/brochure.pdf' → 'PDF, 1.2 MB' */
export function fileNote(to: string): string {
  return `${path.extname(to).slice(1).toUpperCase()}, ${writtenSize(fs.statSync(fileAt(to)).size)}`;
}

const PROSE_LINK = /\[([^\]]+)\]\((\/[^)\s]+)\)/g;

/** Adds type and size to the labels of links to files. */
export function withFileNotes(value: unknown): unknown {
  const noted = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(noted);
    if (!inner || typeof inner !== 'object') return inner;
    const { to, label } = inner as { to?: unknown; label?: unknown };
    const copy = Object.fromEntries(Object.entries(inner).map(([key, field]) => [key, noted(field)]));
    if (typeof to === 'string' && typeof label === 'string' && publicFileExists(to))
      copy.label = `${label} (${fileNote(to)})`;
    return copy;
  };
  return mapTexts(noted(value), (text) =>
    text.replace(PROSE_LINK, (link, label: string, to: string) =>
      publicFileExists(to) ? `[${label} (${fileNote(to)})](${to})` : link,
    ),
  );
}
