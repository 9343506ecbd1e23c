import { MAP_NAME, MAP_WIDTH } from './image-map.ts';
import { areaFor } from './outline.ts';
import type { Place } from './types.ts';
import { SHEET } from './view.ts';

/**
 * Without script the picture is an image map whose places link to their texts further down. It is outside of the island, so that
 * its coordinates are computed at build time only.
 */
export const ImageMap = ({ places }: { places: Pick<Place, 'id' | 'name' | 'path' | 'box'>[] }) => (
  <map name={MAP_NAME}>
    {places.map(({ id, name, path, box }) => (
      <area key={id} shape="poly" coords={areaFor(path, box, MAP_WIDTH / SHEET.width)} href={`#${id}`} alt={name} />
    ))}
  </map>
);
