import type { GateName } from '../../src/legal/gate-names.ts';
import { axeGate } from './axe.ts';
import { bytesGate } from './bytes.ts';
import { equalAccessGate } from './equal-access.ts';
import { focusGate } from './focus.ts';
import { forcedColoursGate } from './forced-colours.ts';
import type { PageGate, SiteGate } from './gate.ts';
import { linksGate } from './links.ts';
import { motionGate } from './motion.ts';
import { observatoryGate } from './observatory.ts';
import { outlineGate } from './outline.ts';
import { pixelsGate } from './pixels.ts';
import { ownOriginGate, quietGate } from './quiet.ts';
import { reflowGate } from './reflow.ts';
import { screenshotGate } from './screenshot.ts';
import { spacingGate } from './spacing.ts';
import { htmlValidateGate, nuGate } from './validity.ts';
import { withoutScriptGate } from './without-script.ts';

/** Every gate by name: a missing or unknown one is a type error. */
const gates = {
  bytes: bytesGate,
  screenshot: screenshotGate,
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
 * In the order in which they run on an open page. Bytes come before the screenshot, because a full-page screenshot makes
 * the browser load larger pictures. The focus gate hydrates every instrument, so the accessibility engines run after it.
 * Gates that only read the log come last.
 */
export const pageGates: PageGate[] = [
  gates.bytes,
  gates.screenshot,
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
