import { picturesNamedIn } from '../model/picture-urls.ts';

/** Penalties: any width of the same crop is better than another crop, and any crop better than another version. */
const OTHER_VERSION = 100_000;
const OTHER_CUT = 10_000;

/**
 * Finds a substitute for a picture that is not on this device: another width, then another crop, then another version. The
 * format does not matter, because this browser requested every stored file.
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
