import type { Family } from './schemas.ts';

/** An offer must name at least one of these, in the singular or the plural. */
const SUPPLIED = ['software', 'system', 'service', 'hardware', 'training', 'engineer', 'kit', 'survey'];

/** The nouns of the families whose pages make an offer. */
export const OFFER_NOUNS: Partial<Record<Family, string[]>> = {
  industry: [...SUPPLIED, 'sensor', 'reader', 'scanner'],
  product: [...SUPPLIED, 'tracker', 'rack', 'panel', 'server', 'reader', 'scanner', 'tag', 'camera'],
  service: [...SUPPLIED, 'sensor', 'app', 'network', 'rack', 'consulting'],
  detail: [...SUPPLIED, 'tracker', 'network', 'phone', 'support'],
  innovation: [...SUPPLIED, 'tag', 'reader', 'conference', 'laboratory'],
  feature: [...SUPPLIED, 'robot', 'drone'],
  about: [...SUPPLIED, 'product'],
};
export const OFFER_WORDS = { least: 12, most: 28 };
