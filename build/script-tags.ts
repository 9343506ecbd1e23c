import { createHash } from 'node:crypto';

const digest = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Every script that a page loads by its address carries the digest of what was built: changed on the way, it does not run. */
export const signScripts = (html: string, read: (address: string) => Buffer | string) =>
  html.replace(
    /<script\b(?![^>]*\bintegrity=)[^>]*\bsrc="(\/[^"]+)"/g,
    (tag, address: string) => `${tag} integrity="${digest(read(address))}"`,
  );

/** A finished page needs no script to be seen: its picture goes first on a weak signal. */
export const scriptsLast = (html: string) =>
  html.replace(/<script type="module" src=/g, '<script type="module" fetchpriority="low" src=');
