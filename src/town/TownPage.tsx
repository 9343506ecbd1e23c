import type { ReactNode } from 'react';
import { ImageMap } from './ImageMap.tsx';
import { InWords } from './InWords.tsx';
import type { TownWords } from './page-schema.ts';
import type { PlaceInWords } from './types.ts';

interface TownPageProps {
  words: Pick<TownWords, 'words' | 'place'>;
  places: PlaceInWords[];
  /** The island: town/Town.tsx. */
  children: ReactNode;
}

export const TownPage = ({ words, places, children }: TownPageProps) => (
  <>
    {children}
    <ImageMap places={places} />
    <InWords places={places} words={words.words} pages={words.place.pages} />
  </>
);
