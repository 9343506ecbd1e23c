/** Addresses of encoded pictures; apart from pictures.ts, whose index is too large for islands. */
export type Ratio = '16x9' | '2x1' | '4x5' | '3x4' | '1x1' | '3x2';
export type ImageType = 'avif' | 'webp';

/**
 * `name` is a picture with its version, `tower-hill.3fa9c1d2`. It is the folder of the files, so that they can be cached for a
 * year, and comes first because repeated text compresses best.
 */
export const pictureUrl = (name: string, ratio: Ratio, width: number, type: ImageType) =>
  `/renders/${name}/${ratio}-${width}.${type}`;

/** The folder of their addresses. */
export const PICTURES = '/renders/';
/** Pictures of the town: its hours and a crop of every place, only in AVIF. */
export const TOWN_PICTURES = '/town/';

/** Captures id, version, ratio, width and type of an address. */
const ADDRESS = /\/renders\/([\w-]+)\.(\w+)\/(\d+x\d+)-(\d+)\.(avif|webp)(?=$|[\s",?])/g;

export interface PictureAddress {
  /** The whole address. */
  url: string;
  id: string;
  /** `tower-hill.3fa9c1d2/16x9`: everything but width and type. */
  cut: string;
  version: string;
  ratio: string;
  width: number;
  type: ImageType;
}

/** The picture addresses in a text, in order. */
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
