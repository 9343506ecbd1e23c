import { brotliDecompressSync } from 'node:zlib';

/** The table names that WOFF2 encodes as a number, in its order. */
const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .match(/.{4} ?/g)
    ?.map((name) => name.slice(0, 4)) ?? [];
const HEADER = 48;
/** WOFF2 transforms these tables; they are left out, because shaping does not need them. */
const OUTLINES = ['glyf', 'loca'];

/** A number of one to five bytes, seven bits each. */
function base128(file: Buffer, at: number): [value: number, next: number] {
  let value = 0;
  for (let i = at; ; i++) {
    const byte = file[i] ?? 0;
    value = value * 128 + (byte & 0x7f);
    if (!(byte & 0x80)) return [value, i + 1];
  }
}

function tablesOf(file: Buffer): { tag: string; data: Buffer }[] {
  const directory: { tag: string; length: number }[] = [];
  let at = HEADER;
  for (let i = 0; i < file.readUInt16BE(12); i++) {
    const flags = file[at] ?? 0;
    const known = (flags & 0x3f) < 0x3f;
    const tag = known ? (KNOWN[flags & 0x3f] ?? '') : file.toString('latin1', at + 1, at + 5);
    const [original, after] = base128(file, at + (known ? 1 : 5));
    // Untransformed outlines have version 3, other untransformed tables version 0.
    const packed = OUTLINES.includes(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const [length, next] = packed ? base128(file, after) : [original, after];
    directory.push({ tag, length });
    at = next;
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let from = 0;
  return directory.map(({ tag, length }) => {
    from += length;
    return { tag, data: data.subarray(from - length, from) };
  });
}

/** Converts a WOFF2 font to an uncompressed one without outlines, for shaping. */
export function shapingFont(file: Buffer): Buffer {
  const tables = tablesOf(file).filter(({ tag }) => !OUTLINES.includes(tag));
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.length, 4);
  const bodies: Buffer[] = [];
  let at = head.length;
  for (const [i, { tag, data }] of tables.sort((a, b) => (a.tag < b.tag ? -1 : 1)).entries()) {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    head.write(tag, 12 + 16 * i, 'latin1');
    head.writeUInt32BE(at, 12 + 16 * i + 8);
    head.writeUInt32BE(data.length, 12 + 16 * i + 12);
    bodies.push(padded);
    at += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}
