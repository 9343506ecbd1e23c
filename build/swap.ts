import fs from 'node:fs';
import path from 'node:path';

/** On the same disk as dist/, so that a finished build can replace it by a rename. */
const BUILD_DIRS = '.cache/build';

/** A new folder for one build, named by the process; folders of processes that have ended are removed. */
export function tempBuildDir(root: string): string {
  const folder = path.join(root, BUILD_DIRS);
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

/** Replaces the last build by a finished one; a server sees either the old or the new one. */
export function swap(made: string, dist: string): void {
  const old = `${made}.old`;
  if (fs.existsSync(dist)) fs.renameSync(dist, old);
  fs.renameSync(made, dist);
  fs.rmSync(old, { recursive: true, force: true });
}
