import { upTo } from '../model/breakpoints.ts';
import type { Ratio } from '../model/picture-urls.ts';
import { pictureUrl, srcSet } from '../model/picture-urls.ts';

/** A picture as an island receives it: little enough to travel in the page. */
export interface PictureCut {
  /** With its version, as addresses name it. */
  name: string;
  ratio: Ratio;
  widths: number[];
}

/** One that gives the place its size. */
export interface PictureFiles extends PictureCut {
  width: number;
  height: number;
}

interface IslandPictureProps {
  files: PictureFiles;
  phone?: PictureCut | undefined;
  sizes: string;
  alt: string;
  eager?: boolean;
  className?: string | undefined;
  media?: string;
}

/** The `<picture>` of an island; ui/Picture.tsx is the one for everything else, with the index of pictures at hand. */
export function IslandPicture({
  files,
  phone,
  sizes,
  alt,
  eager = false,
  className,
  media = upTo('phone'),
}: IslandPictureProps) {
  return (
    <picture>
      {phone && (
        <source
          media={media}
          type="image/avif"
          srcSet={srcSet(phone.name, phone.ratio, phone.widths, 'avif')}
          sizes={sizes}
        />
      )}
      {phone && (
        <source
          media={media}
          type="image/webp"
          srcSet={srcSet(phone.name, phone.ratio, phone.widths, 'webp')}
          sizes={sizes}
        />
      )}
      <source type="image/avif" srcSet={srcSet(files.name, files.ratio, files.widths, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureUrl(files.name, files.ratio, files.widths[1] ?? files.width, 'webp')}
        srcSet={srcSet(files.name, files.ratio, files.widths, 'webp')}
        sizes={sizes}
        width={files.width}
        height={files.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** The same picture for print, and for screens without script. Elsewhere it is hidden, and a hidden lazy picture is not fetched. */
export const PrintedPicture = ({ files, alt, className }: Pick<IslandPictureProps, 'files' | 'alt' | 'className'>) => (
  <img
    className={className}
    src={pictureUrl(files.name, files.ratio, files.widths[0] ?? files.width, 'webp')}
    srcSet={srcSet(files.name, files.ratio, files.widths, 'webp')}
    sizes="100vw"
    width={files.width}
    height={files.height}
    alt={alt}
    loading="lazy"
    decoding="async"
  />
);
