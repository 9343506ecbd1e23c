import sharp from 'sharp';

/** Red on the left and blue on the right, stored rotated and with GPS data, as by a phone. */
export async function phonePhotograph(file: string, width = 1800, height = 1350): Promise<void> {
  const half = { width: width / 2, height, channels: 3 as const };
  const upright = await sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const turned = await sharp(upright, { raw: { width, height, channels: 3 } })
    .rotate(-90)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: w, height: h } = turned.info;
  await sharp(turned.data, { raw: { width: w, height: h, channels: 3 } })
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1' } })
    .toFile(file);
}
