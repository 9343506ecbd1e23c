import { z } from 'zod';
import { headed, line, prose, worded } from '../model/fields.ts';
import { HEAD_FIELDS, type HeadField } from './head-fields.ts';

const label = (about: string) => line(48, about);
const text = (about: string) => line(220, about);

/** The texts of the page at /brief. */
export const briefFields = {
  ...worded,
  start: z.strictObject({
    ...headed,
    choose: label('The first choice of the list, where nothing is chosen'),
    addPage: label('Button beside a page’s questions'),
    addAll: label('Button under all pages of a reader'),
    failed: text('Where the questions could not be loaded'),
  }),
  sheet: z.strictObject({
    ...headed,
    empty: prose('Where nothing is in the brief', 240),
    count: label('{n} questions are in it, {answered} of them answered'),
    document: label('The title of the printed document'),
    made: label('Under the title; {company} is the company’s name'),
    fields: z.strictObject(
      Object.fromEntries(HEAD_FIELDS.map((field) => [field, label('Over an optional field')])) as Record<
        HeadField,
        ReturnType<typeof label>
      >,
    ),
    optional: label('Beside the name of an optional field'),
    own: label('Over the reader’s own questions'),
    every: label('Over the questions asked of every project'),
    question: label('Over the column of questions, and over the field of an own question'),
    decides: label('Over the column of what decides a question'),
    answer: label('Over the box for an answer'),
    page: label('Over the column of pages in the spreadsheet'),
    address: label('Over the column of addresses in the spreadsheet'),
    notAnswered: label('Where there is no answer'),
    addOwn: label('Button: adds a question of the reader’s own'),
    up: label('Button: moves a row up'),
    down: label('Button: moves a row down'),
    groupUp: label('Button: moves the rows of a page up'),
    groupDown: label('Button: moves the rows of a page down'),
    drag: label('The handle that a pointer drags'),
    remove: label('Button: removes a row'),
    undo: label('Button: takes the last step back'),
    clear: label('Button: removes everything'),
    moved: text('Said when a row has moved; {at} of {of}'),
    removed: text('Said when a row was removed; {question}'),
    cleared: text('Said when everything was removed'),
    added: text('Said when {n} questions were added'),
    failed: text('Where the rows could not be loaded'),
    undone: text('Said when a step was taken back'),
  }),
  every: z.strictObject({
    ...headed,
    add: label('Button beside a question'),
    addAll: label('Button under the questions'),
    added: label('Beside a question that is in the brief'),
    questions: z
      .array(
        z.strictObject({
          question: line(60, 'What is asked of every project'),
          decides: line(240, 'What decides it'),
        }),
      )
      .min(1)
      .max(12),
  }),
  out: z.strictObject({
    ...headed,
    print: label('Button'),
    word: label('Button'),
    sheet: label('Button'),
    link: label('Button'),
    mail: label('Button'),
    whatsapp: label('Button'),
    share: label('Button'),
    ask: label('Link to the contact page'),
    fileName: line(24, 'The name of a file, without its ending'),
    copied: text('Said when the link is in the clipboard'),
    copyByHand: text('Over the link where the browser does not copy'),
    tooLong: text('Where the brief is too long for a link; {length} and {most} are numbers of characters'),
    attach: text('In a mail or message whose link would be too long'),
    failed: text('Where a file could not be made'),
    subject: label('Subject of a mail; {organisation} may be empty'),
    summary: text('First line of a mail; {n} and {answered}'),
  }),
  kept: z.strictObject({
    stored: prose('Where the brief is kept, and when it is forgotten', 320),
    blocked: prose('Where the browser stores nothing', 320),
    full: prose('Where there is no room left', 320),
    damaged: prose('Where what is stored cannot be read', 320),
    saveDamaged: label('Button: saves that text as a file'),
    deleteDamaged: label('Button: deletes it'),
    unable: prose('In place of the controls where there is no script', 320),
  }),
  linked: z.strictObject({
    whole: prose('A link was opened', 240),
    newer: prose('The link was made by a later version of this site', 240),
    damaged: prose('The link is damaged or cut off; {n} questions could be read', 240),
    unreadable: prose('Nothing of the link could be read', 240),
    keep: label('Button, where the reader has no brief'),
    merge: label('Button, where the reader has one'),
    replace: label('Button, where the reader has one'),
    dismiss: label('Button: leaves everything as it was'),
  }),
};
const briefWords = z.object(briefFields);
export type BriefWords = z.infer<typeof briefWords>;
