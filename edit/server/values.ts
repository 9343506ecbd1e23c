import { isDeepStrictEqual } from 'node:util';

/** From the root of a file to a value in it. */
export type Path = (string | number)[];
export type Scalar = string | number | boolean;

type Container = Record<string | number, unknown>;

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner && typeof inner === 'object' ? (inner as Container)[key] : undefined),
    value,
  );

/** A copy in which the container at a path is changed. */
export function changedAt(value: unknown, path: Path, change: (container: Container & unknown[]) => void): unknown {
  const copy = structuredClone(value);
  const container = valueAt(copy, path);
  if (container && typeof container === 'object') change(container as Container & unknown[]);
  return copy;
}

/** A copy with another value at a path. */
export const withValueAt = (value: unknown, path: Path, next: unknown): unknown =>
  changedAt(value, path.slice(0, -1), (container) => {
    container[path.at(-1) as number] = next;
  });

/** Equal as YAML: an undefined field is the same as an absent one. */
export const isSame = (one: unknown, two: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one ?? null)), JSON.parse(JSON.stringify(two ?? null)));
