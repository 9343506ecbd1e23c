import { leadOf, paceOf, propertiesOf } from '../families/index.ts';
import type { Page } from '../families/schemas.ts';
import {
  CARD_HEIGHT_PX,
  CARDS_HEIGHT_PX,
  CARDS_SLIDE_MS,
  CARDS_VISIBLE,
  HERO_SLIDE_MS,
  REVEAL_MS,
  REVEAL_SPACE_MS,
  REVEAL_STAGGER_MS,
} from '../model/constants.ts';
import { displayUrl } from '../model/display-url.ts';
import { smallestUrl } from '../model/pictures.ts';
import { urlOf } from './page-props.ts';

/** Constants from code that styles need. */
const CONSTANTS = {
  '--hero-slide': `${HERO_SLIDE_MS}ms`,
  '--cards-slide': `${CARDS_SLIDE_MS}ms`,
  '--card-height': `${CARD_HEIGHT_PX}px`,
  '--cards-height': `${CARDS_HEIGHT_PX}px`,
  '--cards': String(CARDS_VISIBLE),
  '--stagger': `${REVEAL_STAGGER_MS}ms`,
};

/** Custom properties of the root element. styles/print.css prints the address at the foot of every page. */
export function rootStyle(page: Page): string {
  const lead = leadOf(page);
  const properties = {
    ...CONSTANTS,
    ...(lead?.early && { '--early': `url(${smallestUrl(lead.id, lead.ratio)})` }),
    '--reveal': `${paceOf(page) === 'slow' ? REVEAL_SPACE_MS : REVEAL_MS}ms`,
    ...propertiesOf(page),
    '--address': JSON.stringify(displayUrl(urlOf(page))),
  };
  return `:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
