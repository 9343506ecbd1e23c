import type { Company } from './company.ts';

type Place = Company['map'];

/** The only foreign origin that a page of this site may frame. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** About 600 metres to each side of the door. */
const REACH = 0.006;

export function mapEmbedUrl({ latitude, longitude }: Place): string {
  const url = new URL('/export/embed.html', MAP_ORIGIN);
  const box = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH];
  url.searchParams.set('bbox', box.map((v) => v.toFixed(5)).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}

/** A link to the place, which also works where the frame is blocked. */
export const mapPlaceUrl = ({ latitude, longitude }: Place) =>
  `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
