import { upTo } from '../model/breakpoints.ts';
import { cutOf, pictureOf, pictureUrl, type Ratio, srcSet } from '../model/pictures.ts';
import { cx } from './cx.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  id: string;
  /** The cut for wide screens, and one for phones where the layout changes. */
  ratio: Ratio;
  phone?: Ratio | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  /** Only for the picture that is the page's largest contentful paint. */
  eager?: boolean;
  /** Defaults to the alt text of the shot list; '' if the text beside the picture already says it. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** Where the phone cut is used. */
export const PHONE_MEDIA = upTo('phone');

const percent = (v: number) => Math.round(v * 10) * 10;

/** A render as AVIF and WebP, with its dimensions to prevent layout shift. */
export function Picture({ id, ratio, phone, sizes, eager = false, alt, className }: PictureProps) {
  const picture = pictureOf(id);
  const wide = cutOf(id, ratio);
  const narrow = phone ? cutOf(id, phone) : undefined;
  const [fx, fy] = wide.cut.focal;
  const [px, py] = narrow?.cut.focal ?? wide.cut.focal;
  return (
    <picture className={styles.picture}>
      {narrow &&
        narrow.ratio !== wide.ratio &&
        (['avif', 'webp'] as const).map((type) => (
          <source
            key={type}
            media={PHONE_MEDIA}
            type={`image/${type}`}
            srcSet={srcSet(narrow.name, narrow.ratio, narrow.cut.widths, type)}
            sizes={sizes}
            width={narrow.cut.width}
            height={narrow.cut.height}
          />
        ))}
      <source type="image/avif" srcSet={srcSet(wide.name, wide.ratio, wide.cut.widths, 'avif')} sizes={sizes} />
      <img
        className={cx(styles.image, className)}
        src={pictureUrl(
          wide.name,
          wide.ratio,
          wide.cut.widths[Math.min(1, wide.cut.widths.length - 1)] ?? wide.cut.width,
          'webp',
        )}
        srcSet={srcSet(wide.name, wide.ratio, wide.cut.widths, 'webp')}
        sizes={sizes}
        width={wide.cut.width}
        height={wide.cut.height}
        alt={alt ?? picture.alt}
        data-fx={percent(fx)}
        data-fy={percent(fy)}
        data-px={percent(px) === percent(fx) ? undefined : percent(px)}
        data-py={percent(py) === percent(fy) ? undefined : percent(py)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
