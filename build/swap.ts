import fs from 'node:fs';
import path from 'node:path';

/** Builds are made here and leave it whole: the same disk as dist/, so that taking its place is a rename. */
const WORKSHOP = '.cache/build';

/** A folder for one build, its own even when two run at once; what broken builds have left behind is cleared away. */
export function tempBuildDir(root: string): string {
  const folder = path.join(root, WORKSHOP);
  fs.mkdirSync(folder, { recursive: true });
  for (const name of fs.readdirSync(folder))
    if (!isRunning(Number(name))) fs.rmSync(path.join(folder, name), { recursive: true });
  return path.join(folder, String(process.pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Puts a finished build in the place of the last one; whoever serves it sees one or the other, never half of each. */
export function swap(made: string, dist: string): void {
  const old = `${made}.old`;
  if (fs.existsSync(dist)) fs.renameSync(dist, old);
  fs.renameSync(made, dist);
  fs.rmSync(old, { recursive: true, force: true });
}
