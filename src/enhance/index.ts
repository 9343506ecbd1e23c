import { offline } from '../offline/enhance.ts';
import { search } from '../search/enhance.ts';
import { header } from './header.ts';
import { here } from './here.ts';
import { instruments } from './instruments.ts';
import { plates } from './plates.ts';
import { print } from './print.ts';
import { reveal } from './reveal.ts';
import { settle } from './settle.ts';
import { speculate } from './speculate.ts';
import { tabs } from './tabs.ts';

/** What every page runs: a few hundred bytes each over finished HTML. One that fails is reported, and the others still run. */
for (const start of [header, search, tabs, print, plates, here, reveal, instruments, offline, speculate, settle]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
