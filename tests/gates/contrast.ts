/** Channels from 0 to 255. */
export type Colour = [red: number, green: number, blue: number, alpha: number];

const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
/** Precomputed, because a screenshot has millions of pixels. */
const LINEAR = Array.from({ length: 256 }, (_, part) => linear(part));
const linearOf = (part: number) => (Number.isInteger(part) ? (LINEAR[part] ?? 0) : linear(part));

const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
  0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);

/** Contrast of a colour, which may be translucent, with the colour behind it; channels from 0 to 255. */
export function contrast([red, green, blue, alpha]: Colour, ground: number[]): number {
  const share = alpha / 255;
  const ink = [red, green, blue].map((part, i) => part * share + (ground[i] ?? 0) * (1 - share));
  const [light, dark] = [luminance(ink), luminance(ground)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
