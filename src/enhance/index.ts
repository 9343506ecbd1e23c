import { hydrateWithRetry } from '../model/hydrate-with-retry.ts';
import { offline } from '../offline/enhance.ts';
import { search } from '../search/enhance.ts';
import { layOutDeferredSections } from './deferred-layout.ts';
import { header } from './header.ts';
import { instruments } from './instruments.ts';
import { print } from './print.ts';
import { reloadAfterDeploy } from './reload-after-deploy.ts';
import { reveal } from './reveal.ts';
import { speculate } from './speculate.ts';
import { viewTransitions } from './view-transitions.ts';

const tabs = () => {
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]'))
    hydrateWithRetry(group, async () => {
      (await import('./tabs.ts')).tabs(group);
      return true;
    })();
};

/** What every page runs: a few hundred bytes each over finished HTML. One that fails is reported, and the others still run. */
for (const start of [
  reloadAfterDeploy,
  header,
  search,
  tabs,
  print,
  viewTransitions,
  reveal,
  instruments,
  offline,
  speculate,
  layOutDeferredSections,
]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
