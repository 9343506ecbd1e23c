import type { ReactNode } from 'react';
import { WordsOpening } from '../ui/WordsOpening.tsx';
import type { PrivacyWords } from './privacy-schema.ts';

interface PrivacyPageProps {
  words: PrivacyWords;
  /** Headings of the sections that follow. */
  parts: string[];
  label: string;
  /** The list of what is kept, which looks at the device it is read on. */
  children?: ReactNode;
}

export const PrivacyPage = ({ words, parts, label, children }: PrivacyPageProps) => (
  <>
    <WordsOpening headline={words.headline} text={words.text} parts={[words.kept.heading, ...parts]} label={label} />
    {children}
  </>
);
