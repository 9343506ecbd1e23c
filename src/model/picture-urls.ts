/** Addresses of encoded pictures. Apart from pictures.ts, so that an island does not carry the whole index. */
export type Ratio = '16x9' | '2x1' | '4x5' | '3x4' | '1x1' | '3x2';
export type ImageType = 'avif' | 'webp';

export const pictureUrl = (id: string, ratio: Ratio, width: number, type: ImageType) =>
  `/renders/${id}-${ratio}-${width}.${type}`;

export const srcSet = (id: string, ratio: Ratio, widths: number[], type: ImageType) =>
  widths.map((width) => `${pictureUrl(id, ratio, width, type)} ${width}w`).join(', ');
