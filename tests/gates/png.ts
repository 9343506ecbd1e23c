import zlib from 'node:zlib';

/** Red, green and blue of every pixel, line after line. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const CHANNELS: Partial<Record<number, number>> = { 2: 3, 6: 4 };

/** The nearest of three to where the first two lead away from the third. */
function nearest(before: number, above: number, corner: number) {
  const toBefore = Math.abs(above - corner);
  const toAbove = Math.abs(before - corner);
  const toCorner = Math.abs(before + above - 2 * corner);
  if (toBefore <= toAbove && toBefore <= toCorner) return before;
  return toAbove <= toCorner ? above : corner;
}

/** Each byte was written as what it differs by from the one before it, the one above it, their middle, or the nearest. */
function restore(lines: Buffer, height: number, stride: number, channels: number) {
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1) + 1;
    const filter = lines[start - 1];
    for (let i = start; i < start + stride && filter; i++) {
      const before = i - start < channels ? 0 : (lines[i - channels] as number);
      const above = y ? (lines[i - stride - 1] as number) : 0;
      const corner = y && i - start >= channels ? (lines[i - stride - 1 - channels] as number) : 0;
      const guess =
        filter === 1
          ? before
          : filter === 2
            ? above
            : filter === 3
              ? (before + above) >> 1
              : nearest(before, above, corner);
      lines[i] = (lines[i] as number) + guess;
    }
  }
}

/**
 * A photograph as the browser packs it: eight bits a channel, with or without alpha, which is dropped. Read here and at once: in
 * a library's threads one in some thousands never came back, and took its test and its worker with it.
 */
export function readPng(file: Buffer): Pixels {
  const packed: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 8, at + 8 + length);
    const kind = file.toString('latin1', at + 4, at + 8);
    if (kind === 'IHDR') {
      [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
      channels = CHANNELS[body[9] as number] ?? 0;
      if (body[8] !== 8 || !channels || body[12]) throw new Error('A PNG of another kind than browsers write');
    }
    if (kind === 'IDAT') packed.push(body);
    at += length + 12;
  }
  const lines = zlib.inflateSync(Buffer.concat(packed));
  const stride = width * channels;
  restore(lines, height, stride, channels);
  const data = Buffer.allocUnsafe(width * height * 3);
  let to = 0;
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1) + 1;
    for (let from = start; from < start + stride; from += channels) {
      data[to++] = lines[from] as number;
      data[to++] = lines[from + 1] as number;
      data[to++] = lines[from + 2] as number;
    }
  }
  return { data, width, height };
}
