/** Addresses of encoded pictures. Apart from pictures.ts, so that an island does not carry the whole index. */
export type Ratio = '16x9' | '2x1' | '4x5' | '3x4' | '1x1' | '3x2';
export type ImageType = 'avif' | 'webp';

/**
 * `name` is a picture with its version, `tower-hill.3fa9c1d2`: its encodings lie in a folder of that name, so that they may be
 * kept for a year, and the part that repeats comes first, where it compresses best.
 */
export const pictureUrl = (name: string, ratio: Ratio, width: number, type: ImageType) =>
  `/renders/${name}/${ratio}-${width}.${type}`;

export const srcSet = (name: string, ratio: Ratio, widths: number[], type: ImageType) =>
  widths.map((width) => `${pictureUrl(name, ratio, width, type)} ${width}w`).join(', ');
