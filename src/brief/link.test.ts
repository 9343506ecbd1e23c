import { expect, it } from 'vitest';
import { type Brief, EMPTY_BRIEF, newOwnRow, newRow } from './brief.ts';
import { OWN_QUESTIONS } from './groups.ts';
import { decodeBrief, encodeBrief, LONGEST_LINK, linkOf } from './link.ts';
import { isBriefLink } from './link-mark.ts';
import { questions, randomBrief, randomFrom } from './random-briefs.ts';

/** Rows of the reader get new ids. */
const withoutOwnIds = ({ head, rows }: Brief) => ({
  head,
  rows: rows.map((row) => (row.page === OWN_QUESTIONS ? { ...row, id: '' } : row)),
});
const page = '/product/SchoolAutomation';
const rowsOf = (count: number, answer = 'Forty classes in two shifts, with one laboratory each') =>
  Array.from({ length: count }, (_, i) =>
    newRow({
      page,
      name: `Page ${page}`,
      question: `Question ${i} of the committee?`,
      decides: '',
      answer: `${answer} ${i}`,
    }),
  );
const replaceAt = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1);

it('a brief survives its link, in every script', async () => {
  const random = randomFrom(1);
  for (let run = 0; run < 60; run++) {
    const brief = randomBrief(random);
    const linked = await decodeBrief(await encodeBrief(brief), questions);
    expect(linked?.state).toBe('whole');
    expect(withoutOwnIds(linked?.brief ?? EMPTY_BRIEF)).toEqual(withoutOwnIds(brief));
  }
});

it('a link with one wrong letter is damaged, and never throws', async () => {
  const random = randomFrom(2);
  for (let run = 0; run < 60; run++) {
    const link = await encodeBrief(randomBrief(random));
    const at = 7 + Math.floor(random() * (link.length - 7));
    const wrong = replaceAt(link, at, link[at] === 'A' ? 'B' : 'A');
    const linked = await decodeBrief(wrong, questions);
    // The last letter may have unused bits.
    if (at < link.length - 1) expect(linked?.state, `${link} at ${at}`).not.toBe('whole');
    for (const row of linked?.brief.rows ?? []) expect(row.page).not.toBe('');
  }
});

it('a link that was cut off shows the rows before the cut', async () => {
  const brief = { ...EMPTY_BRIEF, rows: rowsOf(12) };
  const link = await encodeBrief(brief);
  let most = 0;
  for (let length = 8; length < link.length; length += 3) {
    const linked = await decodeBrief(link.slice(0, length), questions);
    expect(linked?.state).toBe('damaged');
    const rows = linked?.brief.rows ?? [];
    // Only the answer of the last row may be incomplete.
    expect(rows.slice(0, -1)).toEqual(brief.rows.slice(0, Math.max(0, rows.length - 1)));
    expect(rows.length).toBeGreaterThanOrEqual(most);
    most = rows.length;
  }
  expect(most).toBeGreaterThan(8);
});

it('a link of a later version is read as far as it is known, and says so', async () => {
  const brief = { ...EMPTY_BRIEF, rows: rowsOf(2) };
  const link = await encodeBrief(brief);
  // The first letter encodes six bits of the version: 1 becomes 5.
  expect(link.slice(7, 9)).toMatch(/^A[Q-Za-f]$/);
  const newer = await decodeBrief(replaceAt(link, 7, 'B'), questions);
  expect(newer).toEqual({ brief, state: 'newer' });
});

it('what a program adds behind a link is ignored', async () => {
  const brief = { ...EMPTY_BRIEF, rows: rowsOf(2) };
  for (const end of ['.', ')', '">', '%20', ' and more'])
    expect(await decodeBrief((await encodeBrief(brief)) + end, questions)).toEqual({ brief, state: 'whole' });
});

it('another anchor is no link, and an empty one is damaged', async () => {
  expect(isBriefLink('#every')).toBe(false);
  expect(await decodeBrief('#every', questions)).toBeUndefined();
  expect(await decodeBrief('#brief=', questions)).toEqual({ brief: EMPTY_BRIEF, state: 'damaged' });
});

it('a link longer than mail programs pass on is not made', async () => {
  const address = 'https://example.com/brief';
  const short = await linkOf({ ...EMPTY_BRIEF, rows: rowsOf(20) }, address);
  expect(short?.startsWith(`${address}#brief=`)).toBe(true);
  expect(short?.length).toBeLessThanOrEqual(LONGEST_LINK);
  const random = randomFrom(3);
  const noise = Array.from({ length: 4000 }, () => String.fromCodePoint(0x900 + Math.floor(random() * 100))).join('');
  expect(await linkOf({ ...EMPTY_BRIEF, rows: [newOwnRow('Why?', noise)] }, address)).toBeUndefined();
});

it('what decides a question comes from the site, and is empty where the site asks it no longer', async () => {
  const [asked, gone] = [
    newRow({ page, name: '', question: 'When is it switched on?', decides: 'An older sentence.' }),
    newRow({ page, name: '', question: 'Nobody asks this now?', decides: 'An older sentence.' }),
  ];
  const linked = await decodeBrief(await encodeBrief({ ...EMPTY_BRIEF, rows: [asked, gone] }), questions);
  expect(linked?.brief.rows.map(({ decides }) => decides)).toEqual(['Best between terms.', '']);
});
