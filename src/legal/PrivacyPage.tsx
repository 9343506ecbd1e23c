import type { ReactNode } from 'react';
import type { Named } from '../model/fields.ts';
import { TextOpening } from '../ui/TextOpening.tsx';
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
    <TextOpening
      name={words.name}
      headline={words.headline}
      text={words.text}
      parts={[words.kept.heading, ...parts]}
      label={label}
    />
    {children}
  </>
);
