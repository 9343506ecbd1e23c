import { readTime, writtenTime } from './hours.ts';

/** The state of the town in the URL hash. A missing field does not change. */
export interface TownLocation {
  place?: string | undefined;
  minutes?: number | undefined;
  rain?: boolean | undefined;
}

const RAIN = '-rain';

/** #hospital@20:30, #@20:30, #market@14:00-rain; #hospital alone leaves the hour as it is. */
export function formatLocationHash({ place = '', minutes, rain }: TownLocation): string {
  const when = minutes === undefined ? '' : `@${writtenTime(minutes)}${rain ? RAIN : ''}`;
  return place || when ? `#${place}${when}` : '';
}

function plain(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}

/** Unknown places and invalid times are ignored. */
export function parseLocationHash(hash: string, isPlace: (id: string) => boolean): TownLocation {
  const [place = '', when = ''] = plain(hash).split('@');
  const rain = when.endsWith(RAIN);
  const minutes = readTime(rain ? when.slice(0, -RAIN.length) : when);
  return { ...(isPlace(place) && { place }), ...(minutes !== undefined && { minutes, rain }) };
}
