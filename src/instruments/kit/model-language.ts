import type { Strings } from '../../model/strings.ts';
import { ENGLISH_FORMAT, type ModelLanguage } from './format.ts';

/** The format of a page's language for its models; undefined for English, their default. */
export const modelLanguageOf = ({ language: { tag }, units }: Strings): ModelLanguage | undefined =>
  tag === ENGLISH_FORMAT.tag ? undefined : { tag, units };
