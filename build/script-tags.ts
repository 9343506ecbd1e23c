import { createHash } from 'node:crypto';

const digest = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Adds an integrity attribute to every script tag with a src. */
export const signScripts = (html: string, read: (address: string) => Buffer | string) =>
  html.replace(
    /<script\b(?![^>]*\bintegrity=)[^>]*\bsrc="(\/[^"]+)"/g,
    (tag, address: string) => `${tag} integrity="${digest(read(address))}"`,
  );

/** Gives module scripts a low priority: a finished page needs its pictures first. */
export const deprioritizeScripts = (html: string) =>
  html.replace(/<script type="module" src=/g, '<script type="module" fetchpriority="low" src=');
