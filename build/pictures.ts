import fs from 'node:fs';
import path from 'node:path';
import { picturesNamedIn } from '../src/model/picture-urls.ts';
import { cutOf, pictureFile, pictures, pictureUrl, type Ratio } from '../src/model/pictures.ts';

/** Moves the pictures that Astro copied to their versioned URLs; in git their names have no version. */
export function layOutPictures(dist: string): void {
  for (const [id, { ratios }] of Object.entries(pictures))
    for (const [ratio, { widths }] of Object.entries(ratios) as [Ratio, { widths: number[] }][]) {
      const { name } = cutOf(id, ratio);
      fs.mkdirSync(path.join(dist, 'renders', name), { recursive: true });
      for (const width of widths)
        for (const type of ['avif', 'webp'] as const)
          fs.renameSync(
            path.join(dist, pictureFile(id, ratio, width, type)),
            path.join(dist, pictureUrl(name, ratio, width, type)),
          );
    }
  // The remaining files belong to renders that the owner has replaced.
  for (const entry of fs.readdirSync(path.join(dist, 'renders'), { withFileTypes: true }))
    if (entry.isFile()) fs.rmSync(path.join(dist, 'renders', entry.name));
  fs.rmSync(path.join(dist, 'pictures'), { recursive: true, force: true });
}

/** The file under public/ behind a picture URL, for `npm run dev`. */
export function pictureBehind(address: string): string {
  const [picture] = picturesNamedIn(address);
  if (!picture || !address.startsWith(picture.url)) return address;
  const file = pictureFile(picture.id, picture.ratio as Ratio, picture.width, picture.type);
  return address.replace(picture.url, `/${file}`);
}
