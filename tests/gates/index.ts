import type { GateName } from '../../src/model/gates.ts';
import { axeGate } from './axe.ts';
import { bytesGate } from './bytes.ts';
import { equalAccessGate } from './equal-access.ts';
import { focusGate } from './focus.ts';
import { forcedColoursGate } from './forced-colours.ts';
import type { PageGate, SiteGate } from './gate.ts';
import { linksGate } from './links.ts';
import { lookGate } from './look.ts';
import { motionGate } from './motion.ts';
import { observatoryGate } from './observatory.ts';
import { outlineGate } from './outline.ts';
import { pixelsGate } from './pixels.ts';
import { ownOriginGate, quietGate } from './quiet.ts';
import { reflowGate } from './reflow.ts';
import { spacingGate } from './spacing.ts';
import { htmlValidateGate, nuGate } from './validity.ts';
import { withoutScriptGate } from './without-script.ts';

/** Every gate by its name: one that is missing here, or that nobody knows, is a type error. */
const gates = {
  bytes: bytesGate,
  look: lookGate,
  observatory: observatoryGate,
  outline: outlineGate,
  'reduced-motion': motionGate,
  pixels: pixelsGate,
  'without-script': withoutScriptGate,
  axe: axeGate,
  'equal-access': equalAccessGate,
  focus: focusGate,
  'text-spacing': spacingGate,
  reflow: reflowGate,
  'forced-colours': forcedColoursGate,
  'own-origin': ownOriginGate,
  quiet: quietGate,
  links: linksGate,
  'html-validate': htmlValidateGate,
  nu: nuGate,
} satisfies Record<GateName, PageGate | SiteGate>;

/**
 * In the order in which they run on an open page: what only listened comes last, and bytes before the look, because a
 * photograph of a whole page makes the browser fetch pictures for a screen as tall. The focus gate wakes every
 * instrument, which the engines then read awake.
 */
export const pageGates: PageGate[] = [
  gates.bytes,
  gates.look,
  gates.observatory,
  gates.outline,
  gates['reduced-motion'],
  gates.pixels,
  gates['without-script'],
  gates.focus,
  gates.axe,
  gates['equal-access'],
  gates['text-spacing'],
  gates.reflow,
  gates['forced-colours'],
  gates['own-origin'],
  gates.quiet,
];

export const siteGates: SiteGate[] = [gates.links, gates['html-validate'], gates.nu];
