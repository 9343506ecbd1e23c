/** Addresses of encoded pictures. Apart from pictures.ts, so that an island does not carry the whole index. */
export type Ratio = '16x9' | '2x1' | '4x5' | '3x4' | '1x1' | '3x2';
export type ImageType = 'avif' | 'webp';

/**
 * `name` is a picture with its version, `tower-hill.3fa9c1d2`: its encodings lie in a folder of that name, so that they may be
 * kept for a year, and the part that repeats comes first, where it compresses best.
 */
export const pictureUrl = (name: string, ratio: Ratio, width: number, type: ImageType) =>
  `/renders/${name}/${ratio}-${width}.${type}`;

/** Where they are served from. */
export const PICTURES = '/renders/';
/** The town's own: its hours and a crop of every place, as AVIF alone. */
export const TOWN_PICTURES = '/town/';

/** The same address, read: id, version, ratio, width, type. */
const ADDRESS = /\/renders\/([\w-]+)\.(\w+)\/(\d+x\d+)-(\d+)\.(avif|webp)(?=$|[\s",?])/g;

export interface PictureAddress {
  /** The address itself. */
  url: string;
  id: string;
  /** `tower-hill.3fa9c1d2/16x9`: everything but width and type. */
  cut: string;
  version: string;
  ratio: string;
  width: number;
  type: ImageType;
}

/** Every picture that a text names, in order. */
export const picturesNamedIn = (text: string): PictureAddress[] =>
  [...text.matchAll(ADDRESS)].map(([url, id = '', version = '', ratio = '', width, type]) => ({
    url,
    id,
    version,
    ratio,
    cut: `${id}.${version}/${ratio}`,
    width: Number(width),
    type: type as ImageType,
  }));

export const srcSet = (name: string, ratio: Ratio, widths: number[], type: ImageType) =>
  widths.map((width) => `${pictureUrl(name, ratio, width, type)} ${width}w`).join(', ');
