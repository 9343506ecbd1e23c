import { drawnPlaces } from '../town/town-data.ts';
import { headlineOf } from './index.ts';
import type { Page } from './schemas.ts';
import type { SiteView } from './types.ts';

/** What a page says of itself in one line: its headline, or the trouble it starts from where that is only its name. */
const lineOf = (page: Page) => (page.family === 'product' ? page.opening.lede : [headlineOf(page)].flat().join(' '));

/** The places of the town, each with the names and lines of its pages. */
export const placesIn = ({ town, pages }: Pick<SiteView, 'town' | 'pages'>) =>
  drawnPlaces(
    town,
    pages.map((page) => ({ to: page.path, name: page.name, line: lineOf(page) })),
  );
