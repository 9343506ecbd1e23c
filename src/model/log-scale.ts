/** The position of a value on a logarithmic scale, 0 to 1. */
export const along = (value: number, from: number, to: number) => Math.log(value / from) / Math.log(to / from);

/** Ticks of a logarithmic scale: powers of ten, and the steps between them. */
export function decades(from: number, to: number): { value: number; whole: boolean }[] {
  const ticks: { value: number; whole: boolean }[] = [];
  for (let step = 10 ** Math.floor(Math.log10(from)); step <= to; step *= 10) {
    for (let part = 1; part < 10; part++) {
      const value = step * part;
      if (value >= from && value <= to) ticks.push({ value, whole: part === 1 });
    }
  }
  return ticks;
}
