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

/**
 * In the order in which they run on an open page: what only listened comes last, and bytes before the look, because a
 * photograph of a whole page makes the browser fetch pictures for a screen as tall.
 */
export const pageGates: PageGate[] = [
  bytesGate,
  lookGate,
  observatoryGate,
  outlineGate,
  motionGate,
  pixelsGate,
  withoutScriptGate,
  axeGate,
  equalAccessGate,
  focusGate,
  spacingGate,
  reflowGate,
  forcedColoursGate,
  ownOriginGate,
  quietGate,
];

export const siteGates: SiteGate[] = [linksGate, htmlValidateGate, nuGate];
