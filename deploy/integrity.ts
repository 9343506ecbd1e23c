import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const digest = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Every script that a page loads by its address carries the digest of what was built: changed on the way, it does not run. */
export const signScripts = (html: string, read: (address: string) => Buffer | string) =>
  html.replace(
    /<script\b(?![^>]*\bintegrity=)[^>]*\bsrc="(\/[^"]+)"/g,
    (tag, address: string) => `${tag} integrity="${digest(read(address))}"`,
  );

/** Signs the scripts of every page under dist/. */
export function signPages(dist: string): void {
  for (const entry of fs.readdirSync(dist, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const html = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(
      file,
      signScripts(html, (address) => fs.readFileSync(path.join(dist, address))),
    );
  }
}
