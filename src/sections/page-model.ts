import { slugOf } from '../model/slug.ts';
import type { SectionContent, SectionOf } from './schemas.ts';

export type ModelSection = SectionOf<'instrument'> | SectionOf<'explorable'>;

export interface PageModel {
  /** The question of the model, which is the heading of its section. */
  question: string;
  /** Its anchor on the page. */
  to: string;
}

/** The section with the page's model, if it has one. */
export const modelSectionOf = (sections: SectionContent[]): ModelSection | undefined =>
  sections.find((section): section is ModelSection => section.kind === 'instrument' || section.kind === 'explorable');

export function modelOf(sections: SectionContent[]): PageModel | undefined {
  const section = modelSectionOf(sections);
  return section && { question: section.heading, to: `#${slugOf(section.heading)}` };
}
