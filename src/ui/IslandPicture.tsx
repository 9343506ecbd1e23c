import { upTo } from '../model/breakpoints.ts';
import type { Ratio } from '../model/picture-urls.ts';
import { pictureUrl, srcSet } from '../model/picture-urls.ts';

/** The picture props of an island, small because they are serialised into the page. */
export interface PictureCut {
  /** The file name with its version. */
  name: string;
  ratio: Ratio;
  widths: number[];
}

/** With the dimensions that reserve the layout space. */
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

/** The `<picture>` of an island; ui/Picture.tsx is the one for everything else, because it imports the index of pictures. */
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

/** Only one width for phones and one for print and desktops, because a page may have nine of these. */
const PRINTED_WIDTHS = [768, 1152];

/** The same picture for print and for screens without script. Elsewhere it is hidden, and browsers do not load hidden lazy pictures. */
export const PrintedPicture = ({ files, alt, className }: Pick<IslandPictureProps, 'files' | 'alt' | 'className'>) => (
  <img
    className={className}
    src={pictureUrl(files.name, files.ratio, files.widths[0] ?? files.width, 'webp')}
    srcSet={srcSet(
      files.name,
      files.ratio,
      files.widths.filter((width) => PRINTED_WIDTHS.includes(width)),
      'webp',
    )}
    sizes="100vw"
    width={files.width}
    height={files.height}
    alt={alt}
    loading="lazy"
    decoding="async"
  />
);
