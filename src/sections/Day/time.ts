const DAY = 24 * 60;

/** The positions of moments between the first and the end of the hour after the last, 0 to 1, continuing past midnight. */
export function placesInTime(times: string[]): number[] {
  let before = 0;
  const minutes = times.map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    let at = hours * 60 + minutes;
    while (at < before) at += DAY;
    before = at;
    return at;
  });
  const [first = 0] = minutes;
  const end = before + (before - first) / 12;
  return minutes.map((at) => (at - first) / (end - first || 1));
}
