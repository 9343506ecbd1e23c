import type { BriefQuestions } from '../brief/questions.ts';
import { isIndexed } from '../families/index.ts';
import { plainText } from '../model/inline.ts';
import { modelOf } from '../sections/page-model.ts';
import { allPages, onlyPage, site } from './registry.ts';

/** The questions that pages ask, in every language, for the page /brief; pages with a model alone are listed for their names. */
export function briefQuestions(): BriefQuestions {
  const pages = allPages.filter(isIndexed).flatMap(({ path, name, sections }) => {
    const questions = sections.flatMap((section) =>
      section.kind === 'scope'
        ? section.rows.map(({ question, decides }): [string, string] => [question, plainText(decides)])
        : [],
    );
    return questions.length || modelOf(sections) ? [{ path, name, questions }] : [];
  });
  const placeOf = new Map(pages.map(({ path, questions }, at) => [path, questions.length ? at : -1]));
  const kinds = site.pages.find((page) => page.family === 'town')?.list.kinds ?? {};
  const pagesFor = (paths: string[]) => paths.map((path) => placeOf.get(path) ?? -1).filter((at) => at >= 0);
  return {
    pages,
    every: onlyPage('brief').every.questions.map(({ question, decides }) => [question, decides]),
    readers: Object.fromEntries(Object.entries(kinds).map(([id, { pages }]) => [id, pagesFor(pages)])),
  };
}
