/** /renders/tower-hill-16x9-1152.avif: the picture, its cut, its width, its type. */
const PICTURE = /^\/renders\/(.+)-(\d+x\d+)-(\d+)\.(avif|webp)$/;

/**
 * What to show when the very file is not on this device: another width of the same cut, or failing that another cut of the
 * same picture. Its type does not matter: what is kept here, this browser asked for.
 */
export function nearestPicture(asked: string, kept: string[]): string | undefined {
  const [, id, cut, width] = PICTURE.exec(asked) ?? [];
  const far = Number.MAX_SAFE_INTEGER;
  const distances = kept.map((path) => {
    const [, keptId, keptCut, keptWidth] = PICTURE.exec(path) ?? [];
    if (keptId !== id) return { path, distance: far };
    return { path, distance: Math.abs(Number(keptWidth) - Number(width)) + (keptCut === cut ? 0 : 10_000) };
  });
  return distances.filter(({ distance }) => distance < far).sort((a, b) => a.distance - b.distance)[0]?.path;
}
