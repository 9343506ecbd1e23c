import { cutOf, type Ratio } from '../model/pictures.ts';
import type { PictureFiles } from './IslandPicture.tsx';

/** A picture for an island, looked up while the page is printed. */
export function filesOf(id: string, wanted: Ratio): PictureFiles {
  const { name, ratio, cut } = cutOf(id, wanted);
  return { name, ratio, widths: cut.widths, width: cut.width, height: cut.height };
}
