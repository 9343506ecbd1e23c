import type { ReactNode } from 'react';
import type { Named } from '../model/fields.ts';
import { WordsOpening } from '../ui/WordsOpening.tsx';
import type { PrivacyWords } from './privacy-schema.ts';

interface PrivacyPageProps {
  words: PrivacyWords & Named;
  /** Headings of the sections that follow. */
  parts: string[];
  label: string;
  /** The list of stored data, which reads the visitor's own device. */
  children?: ReactNode;
}

export const PrivacyPage = ({ words, parts, label, children }: PrivacyPageProps) => (
  <>
    <WordsOpening
      name={words.name}
      headline={words.headline}
      text={words.text}
      parts={[words.kept.heading, ...parts]}
      label={label}
    />
    {children}
  </>
);
