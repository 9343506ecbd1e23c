/** /renders/tower-hill.3fa9c1d2/16x9-1152.avif: the picture, its version, its cut, its width, its type. */
const PICTURE = /^\/renders\/([\w-]+)\.(\w+)\/(\d+x\d+)-(\d+)\.(avif|webp)$/;

/** Another version of a picture is worse than any cut of this one, another cut worse than any width. */
const OTHER_VERSION = 100_000;
const OTHER_CUT = 10_000;

/**
 * What to show when the very file is not on this device: another width of the same cut, or failing that another cut, or failing
 * that the picture as it was in an earlier build. Its type does not matter: what is kept here, this browser asked for.
 */
export function nearestPicture(asked: string, kept: string[]): string | undefined {
  const [, id, version, cut, width] = PICTURE.exec(asked) ?? [];
  const distances = kept.flatMap((path) => {
    const [, keptId, keptVersion, keptCut, keptWidth] = PICTURE.exec(path) ?? [];
    if (!keptId || keptId !== id) return [];
    const distance =
      Math.abs(Number(keptWidth) - Number(width)) +
      (keptCut === cut ? 0 : OTHER_CUT) +
      (keptVersion === version ? 0 : OTHER_VERSION);
    return [{ path, distance }];
  });
  return distances.sort((a, b) => a.distance - b.distance)[0]?.path;
}
