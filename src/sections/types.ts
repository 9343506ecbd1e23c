import type { Strings } from '../model/strings.ts';
import type { SectionKind, SectionOf } from './schemas.ts';

export type { SectionContent, SectionKind, SectionOf } from './schemas.ts';

export interface SectionProps<K extends SectionKind> {
  content: SectionOf<K>;
  /** Number of the section's first plate on its page. */
  plate: number;
  strings: Strings;
  /** On the first screen, so its picture is the page's largest contentful paint. */
  lead?: boolean;
}
