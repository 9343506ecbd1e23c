import type { ViteDevServer } from 'vite';
import { ownPictures } from '../../src/model/pictures.ts';

/** An encoding under public/, named by build/dev-pictures.ts: renders/dc-aisle-16x9-480.avif */
const FILE = /^\/(?:renders|pictures)\/([a-z0-9-]+)-(\d+x\d+-\d+\.\w+)(?=$|\?)/;

/** Serves pictures added or removed since the start, which build/dev-pictures.ts does not know. */
export function serveNewPictures({ middlewares }: ViteDevServer): void {
  middlewares.use((request, _response, next) => {
    request.url = request.url?.replace(FILE, (_, id: string, rest: string) => {
      const folder = ownPictures[id] ? 'pictures' : 'renders';
      return `/${folder}/${id}-${rest}`;
    });
    next();
  });
}
