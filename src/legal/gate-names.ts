/** The gates of tests/gates, by name: a gate that goes must go from here, and then from every promise that leans on it. */
export const GATE_NAMES = [
  'bytes',
  'screenshot',
  'observatory',
  'outline',
  'reduced-motion',
  'pixels',
  'without-script',
  'axe',
  'equal-access',
  'focus',
  'text-spacing',
  'reflow',
  'forced-colours',
  'own-origin',
  'quiet',
  'links',
  'html-validate',
  'nu',
] as const;
export type GateName = (typeof GATE_NAMES)[number];
