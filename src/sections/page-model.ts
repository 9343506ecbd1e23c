import { slugOf } from '../model/slug.ts';
import type { SectionContent, SectionOf } from './schemas.ts';

export type ModelSection = SectionOf<'instrument'> | SectionOf<'explorable'>;

export interface PageModel {
  /** What the model asks; the heading of its section. */
  question: string;
  /** Its anchor on the page. */
  to: string;
}

/** The section of a page that holds its model, if it has one. */
export const modelSectionOf = (sections: SectionContent[]): ModelSection | undefined =>
  sections.find((section): section is ModelSection => section.kind === 'instrument' || section.kind === 'explorable');

export function modelOf(sections: SectionContent[]): PageModel | undefined {
  const section = modelSectionOf(sections);
  return section && { question: section.heading, to: `#${slugOf(section.heading)}` };
}
