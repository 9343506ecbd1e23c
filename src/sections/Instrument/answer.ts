import { startsOf } from '../../instruments/kit/dial.ts';
import { say } from '../../instruments/kit/say.ts';
import type { InstrumentWords } from '../../instruments/kit/words.ts';
import { slugOf } from '../../model/slug.ts';
import type { SectionContent } from '../schemas.ts';
import { viewOf } from './eager-views.ts';

export interface Answer {
  /** What the page's instrument asks, and where it stands. */
  question: string;
  to: string;
  /** Its first reading that is a number. */
  value: string;
  label: string;
  /** 'A model' or 'Drawn sample': how the number is meant. */
  kind: string;
  said: string;
}

/** What the instrument of a page says as it is printed, before anyone has moved it. */
export function answerOf(sections: SectionContent[]): Answer | undefined {
  const section = sections.find((one) => one.kind === 'instrument');
  if (!section) return;
  const words: InstrumentWords = section.model;
  const { plan, show } = viewOf(words.name);
  const { readings, said } = show(startsOf(plan.dials), words.labels);
  const first = plan.readings.find((name) => /\d/.test(readings[name] ?? '')) ?? '';
  return {
    question: section.heading,
    to: `#${slugOf(section.heading)}`,
    value: readings[first] ?? '',
    label: words.readings[first] ?? '',
    kind: words.note.split(/[.:]/)[0] ?? '',
    said: say(words.says[said.case] ?? '', said.with),
  };
}
