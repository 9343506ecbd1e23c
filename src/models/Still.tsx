import { Drawing } from '../instruments/kit/Drawing.tsx';
import { startsOf } from '../instruments/kit/dial.ts';
import type { InstrumentWords } from '../instruments/kit/words.ts';
import { viewOf } from '../sections/Instrument/eager-views.ts';
import type { SectionOf } from '../sections/schemas.ts';

/**
 * The drawing of a model as it is first shown, without its dials. Numbers are left out: beside a headline they would read as a
 * claim of the company.
 */
export function Still({ section }: { section: SectionOf<'instrument'> }) {
  const words: InstrumentWords = section.model;
  const { plan, shape, show } = viewOf(words.name);
  const { marks } = show(startsOf(plan.dials), words.labels);
  const drawn = marks.filter((mark) => mark.is !== 'label' || !/\d/.test(mark.text));
  return <Drawing marks={drawn} shape={shape} name={words.drawing} />;
}
