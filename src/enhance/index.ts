import { brief } from '../brief/enhance.ts';
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

const moduleFilters = () => {
  for (const grid of document.querySelectorAll<HTMLElement>('[data-filtered]'))
    hydrateWithRetry(grid, async () => {
      (await import('./module-filter.ts')).moduleFilter(grid);
      return true;
    })();
};

/** The scripts of every page, a few hundred bytes each. One that fails is reported, and the others still run. */
for (const start of [
  reloadAfterDeploy,
  header,
  search,
  tabs,
  moduleFilters,
  print,
  viewTransitions,
  reveal,
  instruments,
  brief,
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
