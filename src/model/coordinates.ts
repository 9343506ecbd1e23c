/** 18.52° N, 73.86° E */
export function formatCoordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const degrees = (value: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(value).toFixed(2)}°\u00a0${value < 0 ? negative : positive}`;
  return `${degrees(latitude, ['N', 'S'])}, ${degrees(longitude, ['E', 'W'])}`;
}
