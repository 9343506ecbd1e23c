import { band } from './band/model.ts';
import { bundle } from './bundle/model.ts';
import { clip } from './clip/model.ts';
import { cloud } from './cloud/model.ts';
import { coach } from './coach/model.ts';
import { doors } from './doors/model.ts';
import { dwell } from './dwell/model.ts';
import { feeds } from './feeds/model.ts';
import { glances } from './glances/model.ts';
import { heap } from './heap/model.ts';
import { wordsOf } from './kit/words.ts';
import { lab } from './lab/model.ts';
import { lamps } from './lamps/model.ts';
import { lanes } from './lanes/model.ts';
import { night } from './night/model.ts';
import { nines } from './nines/model.ts';
import { notice } from './notice/model.ts';
import { offline } from './offline/model.ts';
import { pairs } from './pairs/model.ts';
import { peg } from './peg/model.ts';
import { pile } from './pile/model.ts';
import { pit } from './pit/model.ts';
import { practice } from './practice/model.ts';
import { prints } from './prints/model.ts';
import { promise } from './promise/model.ts';
import { racks } from './racks/model.ts';
import { range } from './range/model.ts';
import { recall } from './recall/model.ts';
import { rent } from './rent/model.ts';
import { rupee } from './rupee/model.ts';
import { shelf } from './shelf/model.ts';
import { single } from './single/model.ts';
import { slips } from './slips/model.ts';
import { spare } from './spare/model.ts';
import { stop } from './stop/model.ts';
import { table } from './table/model.ts';
import { tapes } from './tapes/model.ts';
import { thread } from './thread/model.ts';
import { totals } from './totals/model.ts';
import { touch } from './touch/model.ts';
import { track } from './track/model.ts';
import { tree } from './tree/model.ts';
import { ward } from './ward/model.ts';

/** Every instrument by name; the texts of a page are checked against these. */
export const instrumentWords = [
  wordsOf('band', band),
  wordsOf('clip', clip),
  wordsOf('cloud', cloud),
  wordsOf('coach', coach),
  wordsOf('heap', heap),
  wordsOf('night', night),
  wordsOf('peg', peg),
  wordsOf('nines', nines),
  wordsOf('offline', offline),
  wordsOf('pile', pile),
  wordsOf('pit', pit),
  wordsOf('practice', practice),
  wordsOf('prints', prints),
  wordsOf('promise', promise),
  wordsOf('recall', recall),
  wordsOf('rupee', rupee),
  wordsOf('single', single),
  wordsOf('tree', tree),
  wordsOf('spare', spare),
  wordsOf('stop', stop),
  wordsOf('thread', thread),
  wordsOf('racks', racks),
  wordsOf('range', range),
  wordsOf('shelf', shelf),
  wordsOf('notice', notice),
  wordsOf('slips', slips),
  wordsOf('lab', lab),
  wordsOf('rent', rent),
  wordsOf('table', table),
  wordsOf('doors', doors),
  wordsOf('ward', ward),
  wordsOf('feeds', feeds),
  wordsOf('touch', touch),
  wordsOf('totals', totals),
  wordsOf('glances', glances),
  wordsOf('bundle', bundle),
  wordsOf('tapes', tapes),
  wordsOf('lamps', lamps),
  wordsOf('track', track),
  wordsOf('lanes', lanes),
  wordsOf('pairs', pairs),
  wordsOf('dwell', dwell),
] as const;
