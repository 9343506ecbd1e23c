import { z } from 'zod';
import { line } from '../../model/fields.ts';
import type { Plan } from './instrument.ts';
import { triesOf } from './schema.ts';

const each = <K extends string>(names: readonly K[], field: z.ZodType<string>) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, field])) as Record<K, z.ZodType<string>>);

/** The schema of an instrument's texts in a content file. */
export function wordsOf<N extends string, P extends Plan>(name: N, { dials, readings, labels, cases }: P) {
  const named = Object.entries(dials).filter(([, dial]) => dial.named);
  return z.strictObject({
    name: z.literal(name),
    drawing: line(180, 'What the drawing shows, for those who do not see it'),
    dials: each(Object.keys(dials), line(44, 'Over the dial')),
    stops: z
      .strictObject(
        Object.fromEntries(
          named.map(([key, { from, to, step }]) => [
            key,
            z.array(line(44, 'What this place of the dial is called')).length(Math.round((to - from) / step) + 1),
          ]),
        ),
      )
      .default({}),
    readings: each(readings, line(44, 'Beside the number')),
    labels: each(labels, line(40, 'In the drawing')),
    says: each(cases, line(280, 'The sentence in this case; {name} is filled in, {name|one|many} chooses the word')),
    note: line(140, "Small, under the readings: 'Drawn sample' or 'A model', and its units"),
    tries: triesOf(dials),
  });
}

/** The same texts without the model's own key names, for the shared components. */
export interface InstrumentWords {
  name: string;
  drawing: string;
  dials: Record<string, string>;
  stops: Record<string, string[]>;
  readings: Record<string, string>;
  labels: Record<string, string>;
  says: Record<string, string>;
  note: string;
  tries: { label: string; set: Record<string, number | undefined> }[];
}
