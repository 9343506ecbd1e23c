import { createHash } from 'node:crypto';

const digest = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Adds an integrity attribute to every script tag with a src. */
export const signScripts = (html: string, read: (address: string) => Buffer | string) =>
  html.replace(
    /<script\b(?![^>]*\bintegrity=)[^>]*\bsrc="(\/[^"]+)"/g,
    (tag, address: string) => `${tag} integrity="${digest(read(address))}"`,
  );

/** Moves scripts to the end of the head, because pictures matter more on a slow connection. */
export const scriptsLast = (html: string) =>
  html.replace(/<script type="module" src=/g, '<script type="module" fetchpriority="low" src=');
