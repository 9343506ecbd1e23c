import { plan } from '../kit/instrument.ts';

/** How often a battery-powered meter in a pit may send. */
export const pit = plan({
  dials: {
    every: {
      from: 1,
      to: 1440,
      step: 1,
      start: 15,
      digits: 0,
      unit: ' min',
      stops: [1, 2, 5, 10, 15, 30, 60, 120, 240, 720, 1440],
    },
    place: { from: 7, to: 12, step: 1, start: 12, digits: 0, unit: '', named: true },
    battery: {
      from: 2400,
      to: 19000,
      step: 100,
      start: 3600,
      digits: 0,
      unit: ' mAh',
      stops: [2400, 3600, 8500, 19000],
    },
  },
  readings: ['life', 'air', 'share'],
  labels: ['speaks', 'sleeps', 'ages', 'years'],
  cases: ['flat', 'deep', 'near', 'rest'],
});

/** Typical values of a low-power radio module: milliamperes, and seconds awake for reading and listening. */
const SENDING = 40;
const AWAKE = 10;
const AWAKE_FOR = 1;
const STANDBY = 0.01;
/** Self-discharge of a battery in a year. */
const SELF_DISCHARGE = 0.02;
const BYTES = 24;
const DAY = 24 * 60;

/**
 * Seconds on the air for one message of 24 bytes: LoRa at 125 kHz, coding rate 4/5, preamble of 8 symbols, header and checksum, as in
 * Semtech's data sheets. Each step of the spreading factor reaches farther and takes about twice as long.
 */
export function airOf(spreading: number): number {
  const symbol = 2 ** spreading / 125_000;
  const low = spreading >= 11 ? 2 : 0;
  const blocks = Math.ceil((8 * BYTES - 4 * spreading + 28 + 16) / (4 * (spreading - low)));
  return (12.25 + 8 + Math.max(0, blocks) * 5) * symbol;
}

export interface Battery {
  /** Years until the battery is empty. */
  years: number;
  air: number;
  /** Milliampere hours a day. */
  sending: number;
  standby: number;
  selfDischarge: number;
}

/** The daily consumption: messages, standby, and self-discharge. */
export function batteryOf({ every, place, battery }: { every: number; place: number; battery: number }): Battery {
  const air = airOf(place);
  const sending = ((DAY / every) * (SENDING * air + AWAKE * AWAKE_FOR)) / 3600;
  const standby = STANDBY * 24;
  const selfDischarge = (SELF_DISCHARGE * battery) / 365;
  return { air, sending, standby, selfDischarge, years: battery / (sending + standby + selfDischarge) / 365 };
}
