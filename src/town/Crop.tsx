import type { PlaceCrop } from './crops.ts';

interface CropProps {
  /** cropOf(path, site.town): the place that a page lives in. */
  crop: PlaceCrop;
  /** '' where the words beside it already say what it shows. */
  alt?: string;
  className?: string | undefined;
}

/** The place of the town that a page lives in. The link around it is the caller's: to the page, or to crop.to in the town. */
export const Crop = ({ crop: { src, width, height, alt: shown }, alt = shown, className }: CropProps) => (
  <img className={className} src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
);
