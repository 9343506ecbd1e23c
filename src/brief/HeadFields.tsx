import type_ from '../ui/type.module.css';
import styles from './Brief.module.css';
import { cleanText } from './brief.ts';
import { type BriefHead, HEAD_FIELDS, type HeadField } from './head-fields.ts';
import type { BriefWords } from './schema.ts';
import type { ChangeBrief } from './use-brief.ts';
import { useSavedText } from './use-saved-text.ts';

interface FieldProps {
  name: HeadField;
  value: string;
  words: BriefWords['sheet'];
  change: ChangeBrief;
}

const AUTOCOMPLETE = { organisation: 'organization', place: 'address-level2', date: 'off', asker: 'name' };

function Field({ name, value, words, change }: FieldProps) {
  const { field } = useSavedText(value, (text) =>
    change((brief) => ({ ...brief, head: { ...brief.head, [name]: cleanText(text) } })),
  );
  return (
    <label>
      {words.fields[name]} <span className={type_.caption}>{words.optional}</span>
      <input type={name === 'date' ? 'date' : 'text'} autoComplete={AUTOCOMPLETE[name]} {...field} />
    </label>
  );
}

interface HeadFieldsProps extends Pick<FieldProps, 'words' | 'change'> {
  head: BriefHead;
}

export const HeadFields = ({ head, words, change }: HeadFieldsProps) => (
  <div className={styles.fields}>
    {HEAD_FIELDS.map((name) => (
      <Field key={name} name={name} value={head[name]} words={words} change={change} />
    ))}
  </div>
);
