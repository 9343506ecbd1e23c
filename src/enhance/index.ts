import { contact } from './contact.ts';
import { filter } from './filter.ts';
import { header } from './header.ts';
import { reveal } from './reveal.ts';
import { tabs } from './tabs.ts';

/** What every page runs: a few hundred bytes each over finished HTML. */
header();
tabs();
filter();
contact();
reveal();
