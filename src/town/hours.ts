/** The pictures of the town: four hours of a dry day, and noon in the rain. */
export const HOURS = ['dawn', 'noon', 'dusk', 'night', 'rain'] as const;
export type Hour = (typeof HOURS)[number];
export type DryHour = Exclude<Hour, 'rain'>;

/** The order in which the pictures are stacked, the lowest first. */
export const STACK: readonly Hour[] = ['noon', 'rain', 'dawn', 'dusk', 'night'];

/** The range of the clock, in minutes since midnight. */
export const DAY = { from: 6 * 60, to: 22 * 60, step: 15 } as const;

/** The first time shown in the dark theme by day. */
export const DUSK_AT = 18 * 60;

/** When an hour is shown alone. Between two hours one fades into the other. */
const ALONE: [hour: Hour, from: number, to: number][] = [
  ['dawn', DAY.from, 7 * 60 + 15],
  ['noon', 10 * 60, 16 * 60],
  ['dusk', 17 * 60 + 45, 18 * 60 + 30],
  ['night', 19 * 60 + 30, DAY.to],
];

export interface Share {
  hour: Hour;
  /** From 0 to 1; the shares of a mix add up to 1. */
  share: number;
}

function dryMix(minutes: number): Share[] {
  for (const [i, [hour, , until]] of ALONE.entries()) {
    if (minutes <= until) return [{ hour, share: 1 }];
    const next = ALONE[i + 1];
    if (!next || minutes >= next[1]) continue;
    const share = (minutes - until) / (next[1] - until);
    return [
      { hour, share: 1 - share },
      { hour: next[0], share },
    ];
  }
  return [{ hour: 'night', share: 1 }];
}

/** The pictures at a time: one hour, or two in the order of the day. In rain only noon has a picture. */
export const mixAt = (minutes: number, rain = false): Share[] =>
  dryMix(minutes).map(({ hour, share }) => ({ hour: rain && hour === 'noon' ? 'rain' : hour, share }));

/** The hour with the largest share. */
export const mainHour = (mix: Share[]): Hour => mix.reduce((most, one) => (one.share > most.share ? one : most)).hour;

/** The main hour without the weather. */
export const hourAt = (minutes: number): DryHour => mainHour(mixAt(minutes)) as DryHour;

/**
 * The opacity of each picture over those below it. Noon is in the HTML and stays below all others, so that
 * nothing is empty while another picture loads.
 */
export function opacityOf(hour: Hour, mix: Share[]): number {
  if (hour === 'noon') return 1;
  const share = mix.find((one) => one.hour === hour)?.share ?? 0;
  // The lower of two pictures is opaque, or the dry noon would show through both.
  const isLower = hour === 'rain' || (hour === 'dusk' && mix.some((one) => one.hour === 'night'));
  return isLower && share > 0 ? 1 : share;
}

const clampDay = (minutes: number) => Math.min(DAY.to, Math.max(DAY.from, minutes));
const toStep = (minutes: number) => Math.floor(minutes / DAY.step) * DAY.step;

/** 1230 → 20:30 */
export const writtenTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** 20:30 → 1230, rounded down to a step of the clock; undefined if it is not a time in its range. */
export function readTime(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23) return;
  return clampDay(toStep(Number(hours) * 60 + Number(minutes)));
}

/** Before this time the town shows the night. */
const SMALL_HOURS = 4 * 60;

/** The visitor's local time within the range of the clock; 03:00 becomes its end, which is night. */
export function localTime(now: Date): number {
  const minutes = now.getHours() * 60 + now.getMinutes();
  return minutes < SMALL_HOURS ? DAY.to : clampDay(toStep(minutes));
}

/** The first time shown: the visitor's local time, but in the dark theme not brighter than dusk. */
export function openingTime(now: Date, dark: boolean): number {
  const minutes = localTime(now);
  return dark && minutes < DUSK_AT ? DUSK_AT : minutes;
}
