import type { Strings } from '../../model/strings.ts';
import { ENGLISH_FORMAT, type ModelLanguage } from './format.ts';

/** The language of a page as its models need it; nothing for English, which they know. */
export const modelLanguageOf = ({ language: { tag }, units }: Strings): ModelLanguage | undefined =>
  tag === ENGLISH_FORMAT.tag ? undefined : { tag, units };
