import { MAP_NAME, MAP_WIDTH } from './image-map.ts';
import { areaFor } from './outline.ts';
import type { Place } from './types.ts';
import { SHEET } from './view.ts';

/**
 * Without script the picture at noon is an image map; each place leads to its words further down. Beside the part that the browser takes
 * up, not in it: corners are worked out once, at the build.
 */
export const ImageMap = ({ places }: { places: Pick<Place, 'id' | 'name' | 'path' | 'box'>[] }) => (
  <map name={MAP_NAME}>
    {places.map(({ id, name, path, box }) => (
      <area key={id} shape="poly" coords={areaFor(path, box, MAP_WIDTH / SHEET.width)} href={`#${id}`} alt={name} />
    ))}
  </map>
);
