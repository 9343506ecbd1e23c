import { fill } from '../model/fill.ts';
import { type Brief, groupsOf } from './brief.ts';
import { EVERY_PROJECT, OWN_QUESTIONS } from './groups.ts';
import { HEAD_FIELDS } from './head-fields.ts';
import type { BriefWords } from './schema.ts';
import { writtenDay } from './written-day.ts';

/** A brief as a document, for print, the Word file and the spreadsheet. */
export interface Sheet {
  title: string;
  made: string;
  head: { label: string; value: string }[];
  groups: { heading: string; address: string; rows: SheetRow[] }[];
}

export interface SheetRow {
  question: string;
  /** What decides it, followed by the settings of a model. */
  decides: string;
  answer: string;
  address: string;
}

export interface SheetSource {
  words: BriefWords['sheet'];
  company: { name: string; origin: string };
  language: string;
}

export function headingOf({ page, name }: { page: string; name: string }, words: BriefWords['sheet']): string {
  if (page === EVERY_PROJECT) return words.every;
  if (page === OWN_QUESTIONS) return words.own;
  return name || page;
}

export function sheetOf(brief: Brief, { words, company, language }: SheetSource): Sheet {
  const addressOf = (page: string, fragment = '') =>
    page.startsWith('/') ? new URL(page + fragment, company.origin).href : '';
  const head = HEAD_FIELDS.map((field) => ({
    label: words.fields[field],
    value: field === 'date' && brief.head.date ? writtenDay(brief.head.date, language) : brief.head[field],
  }));
  return {
    title: words.document,
    made: fill(words.made, { company: company.name }),
    head: head.filter(({ value }) => value),
    groups: groupsOf(brief).map((group) => ({
      heading: headingOf(group, words),
      address: addressOf(group.page),
      rows: group.rows.map(({ page, question, decides, settings, fragment, answer }) => ({
        question,
        decides: [decides, settings].filter(Boolean).join('\n'),
        answer,
        address: addressOf(page, fragment),
      })),
    })),
  };
}

export const cellsOf = ({ head, groups }: Sheet, words: BriefWords['sheet']): string[][] => [
  ...head.map(({ label, value }) => [label, value]),
  [words.page, words.address, words.question, words.decides, words.answer],
  ...groups.flatMap(({ heading, rows }) =>
    rows.map(({ address, question, decides, answer }) => [heading, address, question, decides, answer]),
  ),
];
