/** The names of the gates in tests/gates; removing one here reveals every claim that depends on it. */
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
