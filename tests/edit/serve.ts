import path from 'node:path';
import { dev } from 'astro';

/** node tests/edit/serve.ts <folder> <port>: the editing server of a copied checkout. */
const [folder = '', port = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
process.chdir(folder);
const { editing } = await import(path.resolve('edit/server/integration.ts'));
await dev({
  root: folder,
  integrations: [editing()],
  server: { port: Number(port) },
  // Kept between runs: to bundle the dependencies takes longer than the test.
  vite: { cacheDir: path.join(root, '.cache/vite-edit'), server: { fs: { allow: [root] } } },
});
