import type { ReactNode } from 'react';
import { ImageMap } from './ImageMap.tsx';
import { PlaceList } from './PlaceList.tsx';
import type { TownWords } from './page-schema.ts';
import type { ListedPlace } from './types.ts';

interface TownPageProps {
  words: Pick<TownWords, 'words' | 'place'>;
  places: ListedPlace[];
  /** The island: town/Town.tsx. */
  children: ReactNode;
}

export const TownPage = ({ words, places, children }: TownPageProps) => (
  <>
    {children}
    <ImageMap places={places} />
    <PlaceList places={places} words={words.words} pages={words.place.pages} />
  </>
);
