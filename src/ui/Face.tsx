import type { Ratio } from '../model/picture-urls.ts';
import { pictureUrl, srcSet } from '../model/picture-urls.ts';

/** A picture as an island receives it: little enough to travel in the page. */
export interface FaceData {
  /** With its version, as addresses name it. */
  name: string;
  ratio: Ratio;
  widths: number[];
  width: number;
  height: number;
}

interface FaceProps {
  face: FaceData;
  phone?: FaceData | undefined;
  sizes: string;
  alt: string;
  eager?: boolean;
  className?: string | undefined;
  media?: string;
}

/** The `<picture>` of an island; ui/Picture.tsx is the one for everything else, with the index of pictures at hand. */
export function Face({ face, phone, sizes, alt, eager = false, className, media = '(max-width: 639px)' }: FaceProps) {
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
      <source type="image/avif" srcSet={srcSet(face.name, face.ratio, face.widths, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureUrl(face.name, face.ratio, face.widths[1] ?? face.width, 'webp')}
        srcSet={srcSet(face.name, face.ratio, face.widths, 'webp')}
        sizes={sizes}
        width={face.width}
        height={face.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** The same picture for print alone, in its smallest size: hidden on screens, where a lazy picture is then never fetched. */
export const PaperFace = ({ face, alt, className }: Pick<FaceProps, 'face' | 'alt' | 'className'>) => (
  <img
    className={className}
    src={pictureUrl(face.name, face.ratio, face.widths[0] ?? face.width, 'webp')}
    width={face.width}
    height={face.height}
    alt={alt}
    loading="lazy"
    decoding="async"
  />
);
