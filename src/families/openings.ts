import type { Ratio } from '../model/pictures.ts';
import { INDEX_SIZES } from '../sections/Index/sizes.ts';
import type { PageContent } from './schemas.ts';

export interface LeadPicture {
  id: string;
  ratio: Ratio;
  phone?: Ratio;
  sizes: string;
}

/** The picture that is the page's largest paint, as its opening shows it; the head preloads it. */
export function openingPicture(page: PageContent | { family: 'search' | 'evidence' }): LeadPicture | undefined {
  switch (page.family) {
    case 'industry':
      return { id: page.opening.picture, ratio: '16x9', phone: '1x1', sizes: '(max-width: 1023px) 100vw, 75vw' };
    case 'product':
      return { id: page.opening.picture, ratio: '2x1', phone: '1x1', sizes: '(max-width: 1023px) 100vw, 75vw' };
    case 'detail': {
      const hero = page.opening.layout === 'hero';
      return {
        id: page.opening.picture,
        ratio: hero ? '16x9' : '3x2',
        phone: '3x2',
        sizes: hero ? '100vw' : '(max-width: 1023px) 100vw, 58vw',
      };
    }
    case 'innovation':
    case 'feature':
    case 'about':
    case 'lost':
      return { id: page.opening.picture, ratio: '16x9', phone: '1x1', sizes: '100vw' };
    case 'home':
      return page.slides[0] && { id: page.slides[0].picture, ratio: '16x9', phone: '1x1', sizes: '100vw' };
    case 'service': {
      // The opening is words alone; the plate of the reading column stands on the same screen.
      const [first] = page.sections;
      return first?.kind === 'index' ? { id: first.picture, ratio: '4x5', sizes: INDEX_SIZES } : undefined;
    }
    default:
      return undefined;
  }
}

/** The first plate is the opening's where it carries a caption. */
export const platesInOpening = (page: PageContent) =>
  page.family === 'product' || page.family === 'innovation' || page.family === 'contact'
    ? 1
    : page.family === 'industry' || page.family === 'feature' || page.family === 'detail' || page.family === 'about'
      ? 1
      : 0;
