import { encode } from 'uqr';

export interface QrDrawing {
  /** Modules on each side, with the quiet zone. */
  size: number;
  /** A stroke of width 1 along each run of dark modules, which is a third as long as a path of squares. */
  path: string;
}

/** The quiet zone of ISO/IEC 18004, in modules. */
const QUIET = 4;

/** A QR code with error correction level M, which tolerates a fold or a thumbprint. */
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
