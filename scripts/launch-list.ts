import { unconfirmed } from '../src/content/claims.ts';
import type { Site } from '../src/content/site.ts';
import { formEndpointOf } from '../src/model/company.ts';
import { placeholders } from '../src/model/placeholders.ts';
import { shippedBranding } from './shipped-branding.ts';

/** What has to be settled before the site is public, as `npm run launch-check` and the editor list it. */
export function launchList(root: string, site: Site) {
  const claims = unconfirmed(site.claims);
  return {
    placeholders: placeholders(site.company),
    ...shippedBranding(root, site.company.name),
    claims,
    unconfirmed: [...claims.values()].flat().length,
    formSends: Boolean(formEndpointOf(site.company)),
  };
}
