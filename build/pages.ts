import fs from 'node:fs';
import path from 'node:path';

/** Writes every page under dist/ anew. */
export function rewritePages(dist: string, change: (html: string) => string): void {
  for (const entry of fs.readdirSync(dist, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
  }
}
