import type { Slide } from '../carousels/HeroCarousel.tsx';
import type { PageOf } from '../families/schemas.ts';
import { cutOf, pictureOf, type Ratio } from '../model/pictures.ts';
import type { FaceData } from '../ui/Face.tsx';

export function faceOf(id: string, wanted: Ratio): FaceData {
  const { name, ratio, cut } = cutOf(id, wanted);
  return { name, ratio, widths: cut.widths, width: cut.width, height: cut.height };
}

/** The nine slides, as small as the island's props can be. */
export const slidesOf = (page: PageOf<'home'>): Slide[] =>
  page.slides.map((slide) => ({
    label: slide.label,
    name: slide.name,
    headline: slide.headline,
    deck: slide.deck,
    link: slide.link,
    tone: pictureOf(slide.picture).tone,
    alt: pictureOf(slide.picture).alt,
    wide: faceOf(slide.picture, '16x9'),
    phone: faceOf(slide.picture, '1x1'),
  }));
