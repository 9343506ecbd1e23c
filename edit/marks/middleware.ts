import type { MiddlewareHandler } from 'astro';
import { markHtml } from './mark-html.ts';
import { textsFor } from './marks.ts';

const CLIENT = '/edit/client/main.tsx';
/** Needed by Vite's React plugin, and missing on a 404 page. */
const REFRESH = 'window.$RefreshReg$ ??= () => {}; window.$RefreshSig$ ??= () => (type) => type;';

/** Every page of the editing server: marks become attributes, and the editor's script is added. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  const { html, fields } = markHtml(await response.text());
  const listed = JSON.stringify(textsFor(fields)).replaceAll('<', '\\u003c');
  const scripts = `<script>${REFRESH}</script><script type="application/json" id="edit-fields">${listed}</script><script type="module" src="${CLIENT}"></script>`;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(
    html.replace('</body>', () => `${scripts}</body>`),
    { status: response.status, headers },
  );
};
