import type { PlaceCrop } from './crops.ts';

interface CropProps {
  /** The result of `cropOf(path, site.town)`. */
  crop: PlaceCrop;
  /** '' if the text next to it says what it shows. */
  alt?: string;
  className?: string | undefined;
}

/** The picture of a page's place in the town. The caller puts it in a link, to the page or to crop.to in the town. */
export const Crop = ({ crop: { src, width, height, alt: shown }, alt = shown, className }: CropProps) => (
  <img className={className} src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
);
