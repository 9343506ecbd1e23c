import { cutOf, type Ratio } from '../model/pictures.ts';
import type { PictureCut, PictureFiles } from './IslandPicture.tsx';

/** The picture props of an island, looked up at build time. */
export function filesOf(id: string, wanted: Ratio): PictureFiles {
  const { name, ratio, cut } = cutOf(id, wanted);
  return { name, ratio, widths: cut.widths, width: cut.width, height: cut.height };
}

/** Another cut of it, for the same place. */
export function cutFilesOf(id: string, wanted: Ratio): PictureCut {
  const { name, ratio, widths } = filesOf(id, wanted);
  return { name, ratio, widths };
}
