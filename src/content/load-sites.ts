import path from 'node:path';
import { ENGLISH } from '../model/language.ts';
import { ContentError, type ContentFault } from './errors.ts';
import { loadSite } from './load.ts';
import { languagesIn } from './reader.ts';
import type { Site } from './site.ts';
import type { Unwritten } from './source.ts';
import { loadTranslation } from './translation.ts';

/** Every language of content/, English first; throws one ContentError that lists the faults of all translations. */
export function loadSites(
  root: string,
  pictureIds: string[],
  unwritten?: Unwritten,
): [english: Site, ...others: Site[]] {
  const englishRoot = path.join(root, ENGLISH);
  const english = loadSite(englishRoot, pictureIds, unwritten);
  const faults: ContentFault[] = [];
  const others = languagesIn(root).flatMap((code) => {
    try {
      return [loadTranslation(path.join(root, code), englishRoot, english, pictureIds, unwritten)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  if (faults.length) throw new ContentError(faults);
  const placeOf = ({ strings }: Site) => strings.language.place;
  return [english, ...others.sort((a, b) => placeOf(a) - placeOf(b))];
}
