import { wordsOf } from './kit/words.ts';
import { rupee } from './rupee/model.ts';

/** Every instrument by name; a page asks for one, and its words are checked against it. */
export const instrumentWords = [wordsOf('rupee', rupee)] as const;
