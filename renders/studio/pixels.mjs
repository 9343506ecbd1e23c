// pixels.mjs - small picture arithmetic shared by the encoder and the contact sheet.
import sharp from 'sharp';

/** Largest crop of the given ratio whose centre is as near to the focal point as possible. */
export function cropFor(width, height, ratio, [fx, fy]) {
  const w = Math.min(width, Math.round(height * ratio));
  const h = Math.min(height, Math.round(width / ratio));
  const left = Math.round(Math.min(width - w, Math.max(0, fx * width - w / 2)));
  const top = Math.round(Math.min(height - h, Math.max(0, fy * height - h / 2)));
  return { left, top, width: w, height: h };
}

/** 16-bit samples -> 8 bits with triangular dither. */
export function ditherTo8(samples) {
  const out = new Uint8Array(samples.length);
  let seed = 7;
  const random = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 4294967296;
  for (let i = 0; i < samples.length; i++)
    out[i] = Math.min(255, Math.max(0, Math.round(samples[i] / 257 + (random() + random() - 1) * 0.7)));
  return out;
}

/** Dominant colour as hex: the most populated cell of a coarse RGB histogram, averaged. */
export async function dominantColor(file) {
  const data = await sharp(file).resize(96, 96, { fit: 'fill' }).toColourspace('srgb').removeAlpha().raw().toBuffer();
  const cells = new Map();
  for (let i = 0; i < data.length; i += 3) {
    const key = (data[i] >> 5) * 64 + (data[i + 1] >> 5) * 8 + (data[i + 2] >> 5);
    const cell = cells.get(key) ?? [0, 0, 0, 0];
    for (let c = 0; c < 3; c++) cell[c] += data[i + c];
    cell[3]++;
    cells.set(key, cell);
  }
  const [r, g, b, n] = [...cells.values()].sort((p, q) => q[3] - p[3])[0];
  return (
    '#' +
    [r, g, b]
      .map((v) =>
        Math.round(v / n)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}
