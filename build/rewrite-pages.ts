import fs from 'node:fs';
import path from 'node:path';

/** Applies a function to the HTML of every page under dist/. */
export function rewritePages(dist: string, change: (html: string) => string): void {
  for (const entry of fs.readdirSync(dist, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    try {
      fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
    } catch (error) {
      throw new Error(`${path.relative(dist, file)}: ${(error as Error).message}`);
    }
  }
}
