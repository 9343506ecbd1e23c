import { offline } from '../offline/enhance.ts';
import { search } from '../search/enhance.ts';
import { layOutDeferredSections } from './deferred-layout.ts';
import { header } from './header.ts';
import { instruments } from './instruments.ts';
import { print } from './print.ts';
import { reveal } from './reveal.ts';
import { speculate } from './speculate.ts';
import { viewTransitions } from './view-transitions.ts';

// What few pages have comes by itself: an index beside a text, and tabs.
const scrollSpy = async () => document.querySelector('[data-index]') && (await import('./scroll-spy.ts')).scrollSpy();
const tabs = async () => document.querySelector('[data-tabs]') && (await import('./tabs.ts')).tabs();

/** What every page runs: a few hundred bytes each over finished HTML. One that fails is reported, and the others still run. */
for (const start of [
  header,
  search,
  tabs,
  print,
  viewTransitions,
  scrollSpy,
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
