import { dev } from 'astro';
import { ROOT } from '../scripts/setup.mjs';
import { editing } from './server/integration.ts';

/** Opens a browser only if there is a display, not on a server or in CI. */
const hasScreen =
  process.stdout.isTTY &&
  !process.env.CI &&
  (process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY));

/** `npm run edit`: the development server with the editor on every page. */
process.chdir(ROOT);
const port = Number(process.env.PORT) || undefined;
await dev({ integrations: [editing()], server: { open: hasScreen, ...(port && { port }) } });
console.log('Click on any word or picture of a page to change it. Ctrl C stops.');
