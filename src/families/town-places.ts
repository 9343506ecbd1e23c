import { cutOf, pictureUrl } from '../model/pictures.ts';
import { fieldsIn } from '../model/schema-fields.ts';
import { drawnPlaces } from '../town/town-data.ts';
import { headlineOf, isIndexed, leadOf } from './index.ts';
import { type Page, pageSchemas } from './schemas.ts';
import type { SiteView } from './types.ts';

/** The headline of a page, or its lede if the headline is only the name. */
const lineOf = (page: Page) => (page.family === 'product' ? page.opening.lede : [headlineOf(page)].flat().join(' '));

/** The smallest file of a page's lead picture, or of its first picture. */
function pictureOf(page: Page) {
  const first = () =>
    [...fieldsIn(pageSchemas[page.family], page)].find(({ reference }) => reference === 'picture')?.text;
  const id = leadOf(page)?.id ?? first();
  if (!id) throw new Error(`${page.path} has no picture for its card in the town`);
  const { name, ratio, cut } = cutOf(id, '16x9');
  return pictureUrl(name, ratio, Math.min(...cut.widths), 'avif');
}

/** The places of the town with the names, sentences and pictures of their pages. */
export const placesIn = ({ town, pages }: Pick<SiteView, 'town' | 'pages'>) =>
  drawnPlaces(
    town,
    pages.filter(isIndexed).map((page) => ({
      to: page.path,
      name: page.name,
      line: lineOf(page),
      picture: pictureOf(page),
      hasQuestions: page.sections.some(({ kind }) => kind === 'scope'),
    })),
  );
