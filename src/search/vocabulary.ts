import { distance } from '../model/edit-distance.ts';
import { soundOf, stemOf } from './tokenizer.ts';

/** Words of the site that a typed word may mean, each with how surely, up to 1. */
export type Meanings = Map<string, number>;

/** The words of the site. */
type Known = ReadonlyMap<string, unknown>;

/** A word that is only begun counts up to as much as one with a slip in it, the more of it is there. */
export const SURELY = { related: 0.45, begun: 0.5, slip: 0.7, sounds: 0.85 };
/** From this many letters a word may be meant as the beginning of another one, wherever it stands in the query. */
const LONG = 4;

/** How many slips of the finger a word may hold: none in HMS, one in fees, two in hospital. */
const slipsIn = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2);
/** People get the first letter right, or swap it with the second. */
const beginsAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);

function slipsOf(typed: string, known: Known): Meanings {
  let least = slipsIn(typed);
  let found: string[] = [];
  for (const term of known.keys()) {
    if (Math.abs(term.length - typed.length) > least || !beginsAlike(term, typed)) continue;
    const slips = distance(typed, term);
    if (slips > least) continue;
    if (slips < least) found = [];
    least = slips;
    found.push(term);
  }
  return new Map(found.map((term) => [term, SURELY.slip]));
}

/** Words that sound like it. Only those of the same length or nearly: the others need not be listened to. */
const soundsLike = (typed: string, known: Known): Meanings => {
  const sound = soundOf(typed);
  const near = [...known.keys()].filter((term) => Math.abs(term.length - typed.length) <= 3 && soundOf(term) === sound);
  return new Map(near.map((term) => [term, SURELY.sounds]));
};

/** The word itself, words that it begins, and words of the same stem. */
function asTyped(typed: string, known: Known, unfinished: boolean): Meanings {
  const meanings: Meanings = new Map();
  const stem = stemOf(typed);
  // A word that is known as it stands is hardly meant as the beginning of another one.
  const begun = known.has(typed) ? 0 : SURELY.slip - SURELY.begun;
  for (const term of known.keys()) {
    if (term === typed) meanings.set(term, 1);
    else if (term.startsWith(typed) && (unfinished || typed.length >= LONG))
      meanings.set(term, begun ? SURELY.begun + (begun * typed.length) / (term.length + 1) : SURELY.related);
    else if (stem.length >= LONG && term.startsWith(stem) && stemOf(term) === stem) meanings.set(term, SURELY.related);
  }
  return meanings;
}

/** What a typed word may mean. What sounds alike, and then what is a slip of the finger away, only where it is no word as typed. */
export function meaningsOf(typed: string, known: Known, unfinished: boolean): Meanings {
  const meanings = asTyped(typed, known, unfinished);
  if (meanings.size > 0 || typed.length < LONG) return meanings;
  const alike = soundsLike(typed, known);
  return alike.size > 0 ? alike : slipsOf(typed, known);
}
