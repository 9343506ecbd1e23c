export function cropFor(
  width: number,
  height: number,
  ratio: number,
  focal: [number, number],
): { left: number; top: number; width: number; height: number };
export function ditherTo8(samples: Uint16Array): Uint8Array;
export function dominantColor(file: string | Buffer): Promise<string>;
