/** The pictures of one town: four hours of a dry day, and noon in the monsoon. */
export const HOURS = ['dawn', 'noon', 'dusk', 'night', 'rain'] as const;
export type Hour = (typeof HOURS)[number];

/** As the pictures lie on each other, the lowest first. */
export const STACK: readonly Hour[] = ['noon', 'dawn', 'dusk', 'night', 'rain'];

/** The rule that is the clock, in minutes since midnight. */
export const DAY = { from: 6 * 60, to: 22 * 60, step: 15 } as const;

/** When rain is asked for at an hour that has none, it is this late. */
export const RAIN_AT = 14 * 60;

/** When the town opens in the dark theme. */
export const DUSK_AT = 18 * 60;

/** From when until when an hour is seen alone. Between two of them one fades into the other. */
const ALONE: [hour: Hour, from: number, to: number][] = [
  ['dawn', DAY.from, 7 * 60 + 15],
  ['noon', 10 * 60, 16 * 60],
  ['dusk', 17 * 60 + 45, 18 * 60 + 30],
  ['night', 19 * 60 + 30, DAY.to],
];

export interface Share {
  hour: Hour;
  /** 0 to 1; those of a mix add up to 1. */
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

/** What the town looks like then: one hour, or two of them in the order of the day. Rain falls at noon alone. */
export const mixAt = (minutes: number, rain = false): Share[] =>
  dryMix(minutes).map(({ hour, share }) => ({ hour: rain && hour === 'noon' ? 'rain' : hour, share }));

/** The hour that is seen most. */
export const mainHour = (mix: Share[]): Hour => mix.reduce((most, one) => (one.share > most.share ? one : most)).hour;

export const mayRain = (minutes: number) => mixAt(minutes, true).some(({ hour }) => hour === 'rain');

/**
 * How opaque each picture lies on the ones before it. Noon is printed with the page and stays below all others, so that
 * nothing is ever empty while another picture is on its way.
 */
export function opacityOf(hour: Hour, mix: Share[]): number {
  if (hour === 'noon') return 1;
  const share = mix.find((one) => one.hour === hour)?.share ?? 0;
  // Night falls over dusk: dusk is whole beneath it.
  return hour === 'dusk' && mix.some((one) => one.hour === 'night') && share > 0 ? 1 : share;
}

const clampDay = (minutes: number) => Math.min(DAY.to, Math.max(DAY.from, minutes));
const toStep = (minutes: number) => Math.floor(minutes / DAY.step) * DAY.step;

/** 1230 → 20:30 */
export const writtenTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** 20:30 → 1230, on a mark of the rule; undefined where it is no time of the day. */
export function readTime(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23) return;
  return clampDay(toStep(Number(hours) * 60 + Number(minutes)));
}

/** India keeps one time, five and a half hours before UTC, all year. */
const INDIA_MINUTES = 330;
const MINUTES_A_DAY = 24 * 60;
/** Until here it is still night to those who are up. */
const SMALL_HOURS = 4 * 60;

/** The present hour in Pune, on the rule: at three in the morning it is night, as at its end. */
export function nowInPune(now: Date): number {
  const minutes = (now.getUTCHours() * 60 + now.getUTCMinutes() + INDIA_MINUTES) % MINUTES_A_DAY;
  return minutes < SMALL_HOURS ? DAY.to : clampDay(toStep(minutes));
}
