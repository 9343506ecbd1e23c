import { encode } from 'uqr';

export interface QrDrawing {
  /** Modules a side, the quiet zone included. */
  size: number;
  /** One stroke of width 1 along every dark run: a third of the letters that squares would take. */
  path: string;
}

/** The quiet zone of ISO/IEC 18004, in modules. */
const QUIET = 4;

/** A text as a QR code, drawn once at build time. Level M reads through a fold or a thumbprint. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .map((row, y) => {
      const runs: string[] = [];
      let end = 0;
      for (let x = 0; x < size; x++) {
        if (!row[x]) continue;
        const start = x;
        while (row[x + 1]) x++;
        runs.push(`${runs.length ? `m${start - end} 0` : `M${start} ${y}.5`}h${x + 1 - start}`);
        end = x + 1;
      }
      return runs.join('');
    })
    .join('');
  return { size, path };
}
