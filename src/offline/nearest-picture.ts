import { picturesNamedIn } from '../model/picture-urls.ts';

/** Another version of a picture is worse than any cut of this one, another cut worse than any width. */
const OTHER_VERSION = 100_000;
const OTHER_CUT = 10_000;

/**
 * What to show when the very file is not on this device: another width of the same cut, or failing that another cut, or failing
 * that the picture as it was in an earlier build. Its type does not matter: what is kept here, this browser asked for.
 */
export function nearestPicture(asked: string, kept: string[]): string | undefined {
  const [wanted] = picturesNamedIn(asked);
  if (!wanted) return;
  const distances = kept.flatMap((path) => {
    const [one] = picturesNamedIn(path);
    if (one?.id !== wanted.id) return [];
    const distance =
      Math.abs(one.width - wanted.width) +
      (one.ratio === wanted.ratio ? 0 : OTHER_CUT) +
      (one.version === wanted.version ? 0 : OTHER_VERSION);
    return [{ path, distance }];
  });
  return distances.sort((a, b) => a.distance - b.distance)[0]?.path;
}
