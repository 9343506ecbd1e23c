import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../content/registry.ts';
import { plainText } from '../model/inline.ts';
import { fieldsIn } from '../model/schema-fields.ts';
import { SectionView, type StaticKind } from './index.tsx';
import { sectionSchema } from './schemas.ts';
import type { SectionContent, SectionOf } from './types.ts';

type Static = Extract<SectionContent, { kind: StaticKind }>;

/** Renders a section from content like that of a file, through its schema. */
export function show(content: object, plate = 2): string {
  return renderToStaticMarkup(
    <SectionView section={sectionSchema.parse(content) as Static} plate={plate} strings={site.strings} />,
  );
}

/** The error message of the schema for invalid content. */
export const errorIn = (content: object) =>
  sectionSchema
    .safeParse(content)
    .error?.issues.map((issue) => issue.message)
    .join('; ') ?? '';

/** The first section of that kind on the site, used as a fixture. */
export function example<K extends StaticKind>(kind: K): SectionOf<K> {
  const found = site.pages.flatMap((page) => page.sections).find((section) => section.kind === kind);
  if (!found) throw new Error(`No page uses ${kind}`);
  return found as SectionOf<K>;
}

export const count = (html: string, part: string) => html.split(part).length - 1;

/** Sentences of the content that are missing from the text of the markup. */
export function missingWords(content: object, longerThan = 24): string[] {
  const html = show(content);
  const words = html
    .replace(/<\/?(a|strong|b|em|span|small)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&quot;|&amp;/g, (entity) => ({ '&#x27;': "'", '&quot;': '"', '&amp;': '&' })[entity] ?? entity)
    .replace(/\s+/g, ' ');
  return [...fieldsIn(sectionSchema, content)]
    .flatMap((field) => (field.words ? [plainText(field.text).replace(/\s+/g, ' ')] : []))
    .filter((text) => text.length > longerThan && !words.includes(text) && !html.includes(text));
}
