import { readTime, writtenTime } from './hours.ts';

/** Where a reader stands in the town, and when. What is not named stays as it is. */
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

/** A place that does not exist, or an hour that is none, is as if it were not named. */
export function parseLocationHash(hash: string, isPlace: (id: string) => boolean): TownLocation {
  const [place = '', when = ''] = plain(hash).split('@');
  const rain = when.endsWith(RAIN);
  const minutes = readTime(rain ? when.slice(0, -RAIN.length) : when);
  return { ...(isPlace(place) && { place }), ...(minutes !== undefined && { minutes, rain }) };
}
