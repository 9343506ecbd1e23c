import drawn from '../../renders/town.json' with { type: 'json' };
import cut from '../../renders/town-tiles.json' with { type: 'json' };
import type { Versions } from './picture.ts';
import type { TownPlace } from './schema.ts';
import { placesOf } from './town-map.ts';
import type { PlacePage } from './types.ts';

/** Written by renders/town-tiles.mjs. */
export const versions: Versions = cut;

export const drawnPlaces = (town: TownPlace[], pages: PlacePage[]) => placesOf(town, drawn, pages);
